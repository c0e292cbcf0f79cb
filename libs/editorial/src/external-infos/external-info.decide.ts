import { accepted, isWebAddress, Refusals, type Outcome } from '@landfall/kernel';
import { typedText } from '../model/typed-text.js';

export const MAX_INFO_NAME = 200;
export const MAX_INFO_CATEGORY = 100;

/** As the api names it; nothing in it is trusted. */
export interface ExternalInfoInput {
  id?: string | null;
  name: string;
  infoCategory: string;
  link?: string | null;
  linkDe?: string | null;
  linkEn?: string | null;
  allowIframe: boolean;
}

export interface ExternalInfoContent {
  name: string;
  infoCategory: string;
  link: string | null;
  linkDe: string | null;
  linkEn: string | null;
  allowIframe: boolean;
}

/** What a tour operator's page about restrictions is known by: name, category, and an address in at least one version. */
export function decideExternalInfo(input: ExternalInfoInput): Outcome<{ content: ExternalInfoContent }> {
  const refusals = new Refusals();
  const line = (field: 'name' | 'infoCategory', max: number): string => {
    const text = typedText(input[field]) ?? '';
    if (!text) refusals.add(field, 'refusal.required');
    else if (text.length > max) refusals.add(field, 'refusal.tooLong', { max });
    return text;
  };
  const address = (field: 'link' | 'linkDe' | 'linkEn'): string | null => {
    const typed = typedText(input[field]);
    if (typed && !isWebAddress(typed)) refusals.add(field, 'refusal.invalidUrl');
    return typed;
  };
  const content = {
    name: line('name', MAX_INFO_NAME),
    infoCategory: line('infoCategory', MAX_INFO_CATEGORY),
    allowIframe: input.allowIframe,
  };
  const [link, linkDe, linkEn] = [address('link'), address('linkDe'), address('linkEn')];
  if (!link && !linkDe && !linkEn) refusals.add('link', 'refusal.linkMissing');
  if (refusals.any) return refusals.toRefusal();
  // Answers show the German or English address as `link` where there is no other: sent back, it has not been entered.
  const isEcho = link === linkDe || link === linkEn;
  return accepted({ content: { ...content, link: isEcho ? null : link, linkDe, linkEn } });
}
