import { decoded } from './page-text.js';

type Item = Record<string, unknown>;

interface OpenElement {
  name: string;
  /** Of `itemscope`. */
  item: Item | null;
  /** Names whose value is the text of the element. */
  properties: readonly string[];
  owner: Item | null;
  textFrom: number;
}

const TAG = /<(\/?)([A-Za-z][\w-]{0,40})\b([^<>]{0,2000})>/g;
const ATTRIBUTE = /([\w-]{1,40})(?:\s?=\s?(?:"([^"]*)"|'([^']*)'|([^\s"'=<>]+)))?/g;
const EMPTY = new Set(['meta', 'link', 'br', 'hr', 'img', 'input', 'source', 'wbr']);
/** Attributes in which a value stands in the place of text. */
const VALUES = ['content', 'datetime', 'href', 'src'];
const MOST_TAGS = 50_000;

/** Things of schema.org that a page describes by `itemscope` and `itemprop`, as JSON-LD would have them; those of the top alone. */
export function microdataIn(page: string): Item[] {
  const [roots, open]: [Item[], OpenElement[]] = [[], []];
  let count = 0;
  for (const { 1: end, 2: written, 3: rest, 0: tag, index } of page.matchAll(TAG)) {
    if (++count > MOST_TAGS) break;
    const name = written!.toLowerCase();
    if (end) {
      const at = open.findLastIndex((one) => one.name === name);
      if (at >= 0) open.splice(at).forEach((one) => close(one, page.slice(one.textFrom, index)));
      continue;
    }
    const element = elementOf(name, rest!, open.findLast(({ item }) => item !== null)?.item ?? null, roots);
    element.textFrom = index + tag.length;
    if (!EMPTY.has(name) && !rest!.endsWith('/')) open.push(element);
  }
  return roots;
}

function elementOf(name: string, rest: string, owner: Item | null, roots: Item[]): OpenElement {
  const attributes = new Map(
    [...rest.matchAll(ATTRIBUTE)].map(([, key, ...values]) => [key!.toLowerCase(), values.find(Boolean) ?? '']),
  );
  const properties = (attributes.get('itemprop') ?? '').split(/\s+/).filter((one) => one !== '');
  const item: Item | null = attributes.has('itemscope') ? { '@type': attributes.get('itemtype') ?? '' } : null;
  const said = VALUES.map((key) => attributes.get(key)).find((value) => value !== undefined);
  if (item && (!owner || properties.length === 0)) roots.push(item);
  const value = item ?? (said === undefined ? null : decoded(said));
  if (owner && value !== null) for (const property of properties) put(owner, property, value);
  return { name, item, properties: value === null ? properties : [], owner, textFrom: 0 };
}

function close({ owner, properties }: OpenElement, inner: string): void {
  if (!owner || properties.length === 0) return;
  const text = decoded(inner.slice(0, 2_000).replace(/<[^<>]*>/g, ' ')).replace(/\s+/g, ' ');
  for (const property of properties) put(owner, property, text.trim());
}

/** What stands there more than once is a list. */
function put(owner: Item, property: string, value: unknown): void {
  const known = owner[property];
  owner[property] = known === undefined ? value : [known, value].flat();
}
