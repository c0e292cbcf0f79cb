import type { Presented } from '@landfall/platform';
import type { LinkCheck } from './link-check-store.js';

export function presentLink({ texts, ...check }: LinkCheck): Presented<'LinkCheck'> {
  const text = texts.at(-1);
  return { ...check, digest: text?.digest ?? null, unchangedSince: text?.firstSeenAt ?? null };
}
