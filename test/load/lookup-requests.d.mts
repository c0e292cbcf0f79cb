export const LOOKUP: string;
