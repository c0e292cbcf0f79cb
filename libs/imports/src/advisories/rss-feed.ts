import { XMLParser } from 'fast-xml-parser';

export interface FeedItem {
  title: string;
  link: string;
  guid: string;
  pubDate: string;
  /** Text of its first category of a domain; empty when it has none. */
  category(domain: string): string;
}

export interface RssFeed {
  /** Date of the whole feed; empty when it states none. */
  pubDate: string;
  items: FeedItem[];
}

interface XmlText {
  text: string;
}

interface XmlItem {
  title?: XmlText;
  link?: XmlText;
  guid?: XmlText;
  pubDate?: XmlText;
  category?: (XmlText & { '@domain'?: string })[];
}

interface XmlFeed {
  rss?: { channel?: { pubDate?: XmlText; item?: XmlItem[] } };
}

const PARSER = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  textNodeName: 'text',
  alwaysCreateTextNode: true,
  parseTagValue: false,
  htmlEntities: true,
  isArray: (name: string) => name === 'item' || name === 'category',
});

/** An RSS 2.0 feed; null when the text is none. */
export function readFeed(text: string): RssFeed | null {
  if (!text.trimEnd().endsWith('</rss>')) return null;
  const channel = xmlOf(text)?.rss?.channel;
  return channel ? { pubDate: textOf(channel.pubDate), items: (channel.item ?? []).map(toItem) } : null;
}

/** The parser throws on tags that are never closed or nested too deeply: a broken feed, not a fault. */
function xmlOf(text: string): XmlFeed | null {
  try {
    return PARSER.parse(text) as XmlFeed;
  } catch (error) {
    if (error instanceof Error) return null;
    throw error;
  }
}

const toItem = ({ title, link, guid, pubDate, category = [] }: XmlItem): FeedItem => ({
  title: textOf(title),
  link: textOf(link),
  guid: textOf(guid),
  pubDate: textOf(pubDate),
  category: (domain) => textOf(category.find((one) => one['@domain'] === domain)),
});

const textOf = (element: XmlText | undefined): string => element?.text.trim() ?? '';
