import { catalogueText } from '@landfall/catalogue';
import { VERDICT_STATUS, type Reason, type Verdict } from '@landfall/requirements/verdicts';
import type { VerdictView } from '../trip-page-view.js';
import type { Reader } from './reader.js';

const SUMMARY_KEYS = {
  visa: 'VISA',
  permit: 'ENTRY_PERMIT',
  document: 'ID_OR_PASSPORT',
  forms: 'EXTRA_FORMS',
  vaccination: 'IMMUNISATION',
  insurance: 'HEALTH_INSURANCE',
} as const;
const TYPES = { transitVisa: 'ErTransitVisaRequired', transitPermit: 'ErTransitEntryPermitRequired' } as const;

/** The verdict in a word or two. */
export const wordOf = ({ t }: Reader, verdict: Verdict): string =>
  verdict === 'DEPENDS' || verdict === 'UNKNOWN' ? t(`page.summary.${verdict}`) : t(`page.verdicts.${verdict}`);

/** Why it is what it is: each topic once. Where all is fine, how long a stay without a visa may be. */
export function reasonsOf(reader: Reader, { verdict, reasons }: VerdictView): string[] {
  const { t } = reader;
  if (verdict !== 'FINE')
    return [...new Set(reasons.filter((one) => one.verdict !== 'FINE').map((one) => topicOf(reader, one)))];
  const visa = reasons.find(({ key }) => key === 'visa');
  if (!visa) return [];
  return [visa.days === null ? t('page.verdicts.visaFree') : t('page.verdicts.free', { days: visa.days })];
}

function topicOf({ t, language }: Reader, { key, verdict }: Pick<Reason, 'key' | 'verdict'>): string {
  if (key === 'transitVisa' || key === 'transitPermit') return catalogueText(language, `type.${TYPES[key]}`);
  if (key === 'bar' || key === 'openBar' || key === 'entry') return t(`page.status.${VERDICT_STATUS[verdict]}`);
  return catalogueText(language, `summary.${SUMMARY_KEYS[key]}.title`);
}
