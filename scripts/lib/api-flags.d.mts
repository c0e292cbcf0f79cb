export const API_FLAGS: readonly string[];
export const TRAVELLER_FLAGS: readonly string[];
export const PROCESS_ENV: Readonly<Record<string, string>>;
