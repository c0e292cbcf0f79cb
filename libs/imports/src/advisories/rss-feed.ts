import { xmlOf } from '../port/read-xml.js';

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

/** An RSS 2.0 feed; null when the text is none. */
export function readFeed(text: string): RssFeed | null {
  if (!text.trimEnd().endsWith('</rss>')) return null;
  const channel = (xmlOf(text) as XmlFeed | null)?.rss?.channel;
  return channel ? { pubDate: textOf(channel.pubDate), items: (channel.item ?? []).map(toItem) } : null;
}

const toItem = ({ title, link, guid, pubDate, category = [] }: XmlItem): FeedItem => ({
  title: textOf(title),
  link: textOf(link),
  guid: textOf(guid),
  pubDate: textOf(pubDate),
  category: (domain) => textOf(category.find((one) => one['@domain'] === domain)),
});

const textOf = (element: XmlText | undefined): string => element?.text.trim() ?? '';
