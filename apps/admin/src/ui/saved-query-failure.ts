/** Under this key the store publishes why a saved query could not be read, kept or given up. */
export const SAVED_QUERY_FAILURE = 'savedQueryFailure';
