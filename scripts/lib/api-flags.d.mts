export const API_FLAGS: readonly string[];
