import { ApiError } from '../graphql/client.js';

/** True when a call never got an answer, or one from something that stands in for the server. */
export const isUnanswered = (error: unknown): boolean => error instanceof ApiError && error.code === 'NETWORK';
