/** Who asks for work on a run. */
export interface Requester {
  userId: string;
  correlationId: string;
}
