import type { OperatorInfo } from '../gen/graphql.js';

/** The address for a reader: in the own language, else the one without a language, else English before German. */
export function linkFor(
  { link, linkDe, linkEn }: Pick<OperatorInfo, 'link' | 'linkDe' | 'linkEn'>,
  language: string,
): string | null {
  const ownLink = new Map([
    ['de', linkDe],
    ['en', linkEn],
  ]).get(language);
  return ownLink || link || linkEn || linkDe || null;
}

export interface InfoGroup {
  category: string;
  infos: OperatorInfo[];
}

/** Categories and what stands in them by name. Two spellings that differ only in case are one category. */
export function groupInfos(infos: readonly OperatorInfo[], compare: (a: string, b: string) => number): InfoGroup[] {
  const groups = new Map<string, InfoGroup>();
  for (const info of infos) {
    const category = info.infoCategory.trim();
    const group = groups.get(category.toLowerCase()) ?? { category, infos: [] };
    group.infos.push(info);
    groups.set(category.toLowerCase(), group);
  }
  return [...groups.values()]
    .map(({ category, infos: own }) => ({ category, infos: [...own].sort((a, b) => compare(a.name, b.name)) }))
    .sort((a, b) => compare(a.category, b.category));
}
