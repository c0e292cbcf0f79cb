export interface SteadyLoad {
  stop(): Promise<{ sent: number; failures: string[]; slowestMs: number }>;
}
export function steadyLoad(
  requests: readonly { name: string; send: () => Promise<unknown> }[],
  perSecond: number,
): SteadyLoad;
