export function lockFolder(folder: string): Promise<number | null>;
