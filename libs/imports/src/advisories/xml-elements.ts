import { decodeEntities } from '../port/html-text.js';

export interface XmlElement {
  attributes: string;
  /** As it stands between the tags. */
  content: string;
}

/**
 * The elements of a name in a feed, in their order; they must not be nested in their like. One walk through the text: a broken feed
 * costs no more than a good one.
 */
export function elementsOf(xml: string, name: string): XmlElement[] {
  const found: XmlElement[] = [];
  const end = `</${name}>`;
  for (let at = xml.indexOf(`<${name}`); at >= 0;) {
    const after = at + name.length + 1;
    const close = xml.indexOf('>', after);
    const stop = close < 0 ? -1 : xml.indexOf(end, close);
    if (stop < 0) break;
    const isOfName = /[\s>]/.test(xml[after] ?? '');
    if (isOfName) found.push({ attributes: xml.slice(after, close), content: xml.slice(close + 1, stop) });
    at = xml.indexOf(`<${name}`, isOfName ? stop + end.length : after);
  }
  return found;
}

/** Text of an element, without CDATA marks and entities. */
export function textOf({ content }: XmlElement): string {
  const text = content.trim();
  return text.startsWith('<![CDATA[') && text.endsWith(']]>') ? text.slice(9, -3).trim() : decodeEntities(text);
}
