import { IntlMessageFormat, type PrimitiveType } from 'intl-messageformat';

/** Message keys in dots, messages in ICU MessageFormat. */
export type Catalogue = ReadonlyMap<string, string>;
export interface MessageTree {
  [key: string]: string | MessageTree | undefined;
}

/** The packs of react-admin use its own notation: `%{name}` and `one |||| many`. */
const toIcu = (text: string): string => {
  const forms = text.split('||||').map((form) => form.trim().replace(/%\{(\w+)\}/g, '{$1}'));
  return forms.length === 2
    ? `{smart_count, plural, one {${forms[0]}} other {${forms[1]}}}`
    : text.replace(/%\{(\w+)\}/g, '{$1}');
};

export function flatten(tree: MessageTree, prefix = ''): [string, string][] {
  return Object.entries(tree).flatMap(([key, value]): [string, string][] => {
    if (typeof value === 'string') return [[prefix + key, value]];
    return value ? flatten(value, `${prefix}${key}.`) : [];
  });
}

/** Packs of messages as one catalogue. */
export const catalogueOf = (packs: readonly MessageTree[]): Catalogue =>
  new Map(
    packs
      .flatMap((pack) => flatten(pack))
      .map(([key, text]): [string, string] => [key, key.startsWith('ra.') ? toIcu(text) : text]),
  );

export type MessageValues = Record<string, PrimitiveType>;

/** Formats messages of one catalogue; each message is parsed once. */
export function formatter(
  catalogue: Catalogue,
  locale: string,
): (key: string, values?: MessageValues) => string | undefined {
  const parsed = new Map<string, IntlMessageFormat>();
  return (key, values = {}) => {
    const message = catalogue.get(key);
    if (message === undefined) return undefined;
    const format = parsed.get(key) ?? new IntlMessageFormat(message, locale, undefined, { ignoreTag: true });
    parsed.set(key, format);
    return String(format.format({ smart_count: 1, ...values }));
  };
}
