import { inLanguage, type ListFilter, type RecordKind } from '@landfall/platform';
import type { ExternalInfoSortField } from '@landfall/platform/schema';
import { decideExternalInfo } from './external-info.decide.js';
import { ExternalInfo } from './external-info.entity.js';
import { ExternalInfoInput } from './external-info.input.js';
import { presentExternalInfo } from './present-external-info.js';

export interface ExternalInfoFilter extends ListFilter {
  infoCategory?: string | null;
  allowIframe?: boolean | null;
}

export const externalInfos: RecordKind<
  ExternalInfo,
  ExternalInfoInput,
  ExternalInfo,
  ExternalInfoSortField,
  ExternalInfoFilter
> = {
  entity: ExternalInfo,
  input: ExternalInfoInput,
  field: 'info',
  listing: {
    sort: (language) => ({
      name: [inLanguage('name', language)],
      infoCategory: [inLanguage('lower(info_category)', language), inLanguage('name', language)],
    }),
    defaultSort: ['infoCategory', 'ASC'],
    search: ['name', 'info_category'],
    // Two spellings of a category that differ only in capitals are one.
    narrow: (conditions, { infoCategory, allowIframe }) =>
      conditions
        .when(infoCategory?.trim(), (category) => `lower(info_category) = lower(${category})`)
        .when(allowIframe, (allowed) => `allow_iframe = ${allowed}`),
  },
  decide: decideExternalInfo,
  present: (infos, language) => infos.map((info) => presentExternalInfo(info, language)),
};
