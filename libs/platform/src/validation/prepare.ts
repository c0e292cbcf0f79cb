type Reader = (value: unknown) => unknown;

const readers = new WeakMap<object, Map<string, Reader>>();

/** Normalises a property before validation: trims a text, instantiates a nested input. */
export const Prepare =
  (read: Reader): PropertyDecorator =>
  (prototype, property) => {
    const own = readers.get(prototype) ?? new Map<string, Reader>();
    readers.set(prototype, own.set(String(property), read));
  };

/** Not by class-transformer, and no "constructor": it and class-validator would call what a client sent. */
export function prepared<T extends object>(type: new () => T, plain: object): T {
  const instance = new type();
  for (const [key, value] of Object.entries(plain)) {
    if (key in Object.prototype) continue;
    const read = readerOf(instance, key);
    Object.defineProperty(instance, key, {
      value: read ? read(value) : value,
      enumerable: true,
      configurable: true,
      writable: true,
    });
  }
  return instance;
}

function readerOf(instance: object, key: string): Reader | undefined {
  for (let at: unknown = Object.getPrototypeOf(instance); at; at = Object.getPrototypeOf(at)) {
    const read = readers.get(at)?.get(key);
    if (read) return read;
  }
  return undefined;
}
