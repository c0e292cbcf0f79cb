import { useTranslate } from 'react-admin';
import { useDates } from './useDates.js';

interface Props {
  of: { writtenOn: string | null; checkedAt: string | null };
  /** Text for a day of checking; without, the day itself. */
  checked?: string;
}

/** When something was compared with its source; else that nobody did, and when it was written. */
export function CheckedText({ of: { writtenOn, checkedAt }, checked }: Props) {
  const translate = useTranslate();
  const { day } = useDates();
  if (checkedAt) return checked ? translate(checked, { date: day(checkedAt) }) : day(checkedAt);
  return writtenOn ? translate('answer.neverCheckedSince', { date: day(writtenOn) }) : translate('answer.neverChecked');
}
