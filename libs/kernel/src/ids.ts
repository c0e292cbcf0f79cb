/** A random UUID (version 4). */
export const newId = (): string => globalThis.crypto.randomUUID();

/** Whether an id that a client sent can be one of ours at all; the database would take anything else for a fault. */
export const isUuid = (id: string): boolean => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(id);
