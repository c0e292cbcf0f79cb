const OWN_KEYS: readonly string[] = ['type', 'message', 'ref', 'types'];

function collect(node: object): string[] {
  const { ref, message } = node as { ref?: unknown; message?: unknown };
  const own = !ref && typeof message === 'string' && message !== '' ? [message] : [];
  const inner = Object.entries(node).flatMap(([key, child]: [string, unknown]) =>
    !OWN_KEYS.includes(key) && typeof child === 'object' && child !== null ? collect(child) : [],
  );
  return [...own, ...inner];
}

/** Messages of an error tree of react-hook-form, at any depth, whose field is not registered: nothing else shows them. */
export const unshownMessages = (errors: object): string[] => [...new Set(collect(errors))];
