type Reader = (value: unknown) => unknown;

const readers = new WeakMap<object, Map<string, Reader>>();

/** Reads a property before it is checked: trims a text, makes an instance of a nested input. */
export const Prepare =
  (read: Reader): PropertyDecorator =>
  (prototype, property) => {
    const own = readers.get(prototype) ?? new Map<string, Reader>();
    readers.set(prototype, own.set(String(property), read));
  };

/**
 * An instance of a class with the properties that are given; one left out stays absent. Assigned here, not by class-transformer:
 * it descends into JSON values, where a key such as "constructor" makes it call what a client sent.
 */
export function prepared<T extends object>(type: new () => T, plain: object): T {
  const instance = new type();
  for (const [key, value] of Object.entries(plain)) {
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

/** Of the class itself, else of the one that it extends. */
function readerOf(instance: object, key: string): Reader | undefined {
  for (let at: unknown = Object.getPrototypeOf(instance); at; at = Object.getPrototypeOf(at)) {
    const read = readers.get(at)?.get(key);
    if (read) return read;
  }
  return undefined;
}
