export interface XmlElement {
  /** Without its prefix. */
  name: string;
  attributes: ReadonlyMap<string, string>;
  children: XmlElement[];
  /** Of its own, when it has ended. */
  text: string;
  hasEnded: boolean;
}

const TAG = /<(\/?)(?:[\w.-]{1,80}:)?([A-Za-z_][\w.-]{0,80})([^<>]*)>/g;
const ATTRIBUTE = /(?:[\w.-]{1,40}:)?([\w.-]{1,80})\s?=\s?(?:"([^"]*)"|'([^']*)')/g;
const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };
const MOST_ELEMENTS = 50_000;

const decoded = (text: string): string =>
  text.replace(/&(amp|lt|gt|quot|apos);/g, (_, name: string) => ENTITIES[name]!).trim();

const withoutComments = (text: string): string =>
  text
    .split('<!--')
    .map((part, at) => (at === 0 ? part : part.split('-->').slice(1).join('-->')))
    .join('');

/**
 * The elements of an XML text, below one without a name. Tolerant, so that a text that breaks off is read as far as it goes; an element
 * that does not end has no text.
 */
export function xmlElements(text: string): XmlElement {
  const bare = withoutComments(text);
  const root = elementOf('', '');
  const open = [root];
  let [textFrom, count] = [0, 0];
  for (const { 0: tag, 1: end, 2: name, 3: rest, index } of bare.matchAll(TAG)) {
    if (++count > MOST_ELEMENTS) break;
    if (end) {
      const at = open.findLastIndex((one) => one.name === name);
      if (at > 0) {
        const last = open.at(-1)!;
        if (open.length - 1 === at && last.children.length === 0) last.text = decoded(bare.slice(textFrom, index));
        open[at]!.hasEnded = true;
        open.length = at;
      }
    } else {
      const isEmpty = rest!.endsWith('/');
      const element = elementOf(name!, rest!, isEmpty);
      open.at(-1)!.children.push(element);
      if (!isEmpty) open.push(element);
    }
    textFrom = index + tag.length;
  }
  return root;
}

const elementOf = (name: string, attributes: string, hasEnded = false): XmlElement => ({
  name,
  attributes: new Map(
    [...attributes.matchAll(ATTRIBUTE)].map(([, key, quoted, other]) => [key!, decoded(quoted ?? other ?? '')]),
  ),
  children: [],
  text: '',
  hasEnded,
});

/** An element and all below it, in the order of the text. */
export function allWithin(element: XmlElement): XmlElement[] {
  const found: XmlElement[] = [];
  const open = [element];
  for (let next = open.pop(); next; next = open.pop()) {
    found.push(next);
    open.push(...next.children.toReversed());
  }
  return found;
}

/** What an attribute or a child of one of these names says; the first name counts first. */
export function valueOf(element: XmlElement | undefined, names: readonly string[]): string | undefined {
  for (const name of names) {
    const value = element?.attributes.get(name) ?? element?.children.find((child) => child.name === name)?.text;
    if (value) return value;
  }
  return undefined;
}

/** As JSON would have it: attributes and children by their names, a list where several have one name. */
export function asObject(root: XmlElement): unknown {
  const values = new Map<XmlElement, unknown>();
  for (const element of allWithin(root).toReversed()) {
    const found = new Map<string, unknown>(element.attributes);
    for (const child of element.children) {
      const [known, value] = [found.get(child.name), values.get(child)];
      if (Array.isArray(known)) known.push(value);
      else found.set(child.name, known === undefined ? value : [known, value]);
    }
    if (element.text !== '') found.set('value', element.text);
    values.set(
      element,
      found.size > 0 && element.attributes.size + element.children.length > 0
        ? Object.fromEntries(found)
        : element.text,
    );
  }
  return values.get(root);
}
