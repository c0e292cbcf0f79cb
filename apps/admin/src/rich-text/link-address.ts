import { isWebAddress, plainEmailAddress } from '@landfall/kernel';

const OTHER = /^(?:mailto:\S+@\S+|tel:\+?[\d\s()/-]+)$/i;
const BARE_DOMAIN = /^[\w-]+(?:\.[\w-]+)+(?:[/?#]\S*)?$/;

/** A typed address as a link may carry it, with its scheme completed; null when it is none. */
export function linkAddress(typed: string): string | null {
  const text = typed.trim();
  if (isWebAddress(text) || OTHER.test(text)) return text;
  if (plainEmailAddress(text)) return `mailto:${text}`;
  return BARE_DOMAIN.test(text) ? `https://${text}` : null;
}
