export const newId = (): string => globalThis.crypto.randomUUID();

/** Whether a client's id is a UUID; PostgreSQL fails on any other text. */
export const isUuid = (id: string): boolean => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(id);
