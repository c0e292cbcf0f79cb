import { accepted, Rejections, type Outcome } from '@landfall/kernel';
import type { Validated } from '@landfall/platform';
import type { ExternalInfo } from './external-info.entity.js';
import type { ExternalInfoInput } from './external-info.input.js';

type ExternalInfoContent = Omit<ExternalInfo, 'id'>;

/** What a tour operator's page about restrictions is known by: name, category, and an address in at least one version. `state`: as it stands now. */
export function decideExternalInfo(
  { input, shape }: Validated<ExternalInfoInput>,
  state: ExternalInfoContent | null,
): Outcome<{ content: ExternalInfoContent }> {
  const rejections = new Rejections(shape);
  const address = (field: 'link' | 'linkDe' | 'linkEn'): string | null =>
    (input[field] === undefined ? state?.[field] : input[field]) ?? null;
  const [link, linkDe, linkEn] = [address('link'), address('linkDe'), address('linkEn')];
  if (!link && !linkDe && !linkEn) rejections.add('link', 'rejection.linkMissing');
  if (rejections.any) return rejections.toRejection();
  const { name, infoCategory, allowIframe } = input;
  // Answers show the German or English address as `link` where there is no other: sent back, it has not been entered.
  const repeatsFallback = input.link !== undefined && (link === linkDe || link === linkEn);
  return accepted({
    content: { name, infoCategory, link: repeatsFallback ? null : link, linkDe, linkEn, allowIframe },
  });
}
