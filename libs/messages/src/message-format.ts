import { IntlMessageFormat, type Formatters } from 'intl-messageformat';
import { YEAR_MARK } from './formats.js';

/** Makes each formatter once: messages name a handful of locales and options. */
function madeOnce<Locales, Options, Formatter>(
  make: (locales?: Locales, options?: Options) => Formatter,
): (locales?: Locales, options?: Options) => Formatter {
  const known = new Map<string, Formatter>();
  return (locales, options) => {
    const key = options ? `${String(locales)} ${JSON.stringify(options)}` : String(locales);
    const made = known.get(key) ?? make(locales, options);
    known.set(key, made);
    return made;
  };
}

/** One set for all messages: by default each message makes its own, and thousands of messages are kept. */
const formatters: Formatters = {
  getNumberFormat: madeOnce((locales, options) => new Intl.NumberFormat(locales, options)),
  getDateTimeFormat: madeOnce((locales, options) => new Intl.DateTimeFormat(locales, options)),
  getPluralRules: madeOnce((locales, options) => new Intl.PluralRules(locales, options)),
};

/** An ICU message, compiled. Tags are ordinary characters: no message carries markup, and values may hold "<". */
export const messageFormat = (text: string, locale: string): IntlMessageFormat =>
  new IntlMessageFormat(text, locale, undefined, { ignoreTag: true, formatters });

/** A message with its values. The mark of a Polish year, "2027 r.", and the end of a sentence share their full stop. */
export const formatted = (message: IntlMessageFormat, values: Readonly<Record<string, string | number>>): string =>
  String(message.format(values)).replaceAll(`${YEAR_MARK}.`, YEAR_MARK);
