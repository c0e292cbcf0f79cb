import { Link } from '@mui/material';
import { useLocale, useTranslate } from 'react-admin';
import { useDates } from '../ui/useDates.js';
import type { EntryStatement } from '../gen/graphql.js';
import { webAddress } from './section-model.js';

type Provenance = Pick<EntryStatement, 'sourceUri' | 'authority' | 'writtenOn' | 'checkedAt'>;

export function ProvenanceLine({ sourceUri, authority, writtenOn, checkedAt }: Provenance) {
  const translate = useTranslate();
  const { day } = useDates();
  const address = webAddress(sourceUri);
  const label = authority ? translate('answer.sourceOf', { name: authority.name }) : translate('answer.source');
  return (
    <>
      {address && (
        <Link href={address} target="_blank" rel="noopener noreferrer" aria-description={translate('app.newTab')}>
          {label}
        </Link>
      )}
      {!address && authority && <span>{label}</span>}
      {/* A day, though written as a moment: it is the same one wherever it is read. */}
      {checkedAt && <span>{translate('answer.checked', { date: day(checkedAt.slice(0, 10)) })}</span>}
      {!checkedAt && writtenOn && <span>{translate('answer.written', { date: day(writtenOn) })}</span>}
    </>
  );
}

interface WordingProps {
  of: Pick<EntryStatement, 'textLanguage' | 'machineTranslatedFrom'>;
  language: string;
}

/** That a text is in another language than the answer, or that a machine put it into this one. */
export function WordingLine({ of: { textLanguage, machineTranslatedFrom }, language }: WordingProps) {
  const translate = useTranslate();
  const locale = useLocale() ?? 'de';
  if (textLanguage !== language)
    return (
      <span>
        {translate('answer.otherLanguage', {
          language: new Intl.DisplayNames([locale], { type: 'language' }).of(textLanguage) ?? textLanguage,
        })}
      </span>
    );
  return (
    machineTranslatedFrom !== null && (
      <span>{translate('answer.machineTranslated', { from: machineTranslatedFrom })}</span>
    )
  );
}
