export const ROOT: string;
export const BUNDLES: string;
