/** A random UUID (version 4). */
export const newId = (): string => globalThis.crypto.randomUUID();
