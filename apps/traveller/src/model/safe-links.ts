import { urlOf } from '@landfall/kernel';
/**
 * The address of a web link, or null for any scheme other than http and https: `javascript:` must not appear on a
 * page.
 */
export function webLink(address: string | null): { href: string; site: string } | null {
  const url = address === null ? null : urlOf(address);
  if (url === null) return null;
  const { protocol, href, host } = url;
  return protocol === 'https:' || protocol === 'http:' ? { href, site: host.replace(/^www\./, '') } : null;
}

/** `tel:` with the digits that a dialler takes; null when there are none. */
export function phoneLink(phone: string | null): string | null {
  const digits = (phone ?? '').replace(/\(0\)/g, '').replace(/(?!^\+)\D/g, '');
  return /\d/.test(digits) ? `tel:${digits}` : null;
}

export const mailLink = (email: string | null): string | null =>
  email !== null && /^[^\s@]+@[^\s@]+$/.test(email) ? `mailto:${encodeURIComponent(email).replace('%40', '@')}` : null;
