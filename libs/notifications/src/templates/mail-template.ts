import { renderToStaticMarkup } from 'react-dom/server';
import type { MailContent } from '../mail-content.js';

const MARK = '\u0002';
const SLOT = new RegExp(`${MARK}(\\w+)${MARK}`);

/** The place of a value in a template. The mark is a control character, which texts of mails do not contain. */
export const slot = (name: string): string => `${MARK}${name}${MARK}`;

/** A mail rendered once, with slots for what differs from traveller to traveller. */
export class MailTemplate<Slot extends string> {
  private readonly html: readonly string[];
  private readonly text: readonly string[];

  constructor(
    private readonly subject: string,
    html: string,
    text: string,
  ) {
    this.html = html.split(SLOT);
    this.text = text.split(SLOT);
  }

  filled(values: Readonly<Record<Slot, string>>): MailContent {
    return { subject: this.subject, html: joined(this.html, escaped(values)), text: joined(this.text, values) };
  }
}

/** Text and the name of a slot take turns. */
const joined = (parts: readonly string[], values: Readonly<Record<string, string>>): string =>
  parts.map((part, at) => (at % 2 === 0 ? part : values[part]!)).join('');

/** React escapes text and attributes alike; one call for all values is cheaper than one for each. */
function escaped(values: Readonly<Record<string, string>>): Record<string, string> {
  const texts = renderToStaticMarkup(Object.values(values).join(MARK)).split(MARK);
  return Object.fromEntries(Object.keys(values).map((name, at) => [name, texts[at]!]));
}

/** Templates by what they are made of, the ones used last. They hold no data of travellers. */
export class TemplateCache<Slot extends string> {
  private readonly byKey = new Map<string, MailTemplate<Slot>>();

  constructor(private readonly max: number) {}

  get(key: string, make: () => MailTemplate<Slot>): MailTemplate<Slot> {
    const template = this.byKey.get(key) ?? make();
    this.byKey.delete(key);
    this.byKey.set(key, template);
    if (this.byKey.size > this.max) this.byKey.delete(this.byKey.keys().next().value!);
    return template;
  }
}
