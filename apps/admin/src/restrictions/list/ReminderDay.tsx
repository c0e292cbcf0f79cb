import { useTranslate } from 'react-admin';
import { productDay } from '../../session/product-day.js';
import { Tag } from '../../ui/status/Tag.js';
import { useDates } from '../../ui/useDates.js';

/** The day of a reminder; marked from that day on. */
export function ReminderDay({ reminder }: { reminder: string | null | undefined }) {
  const translate = useTranslate();
  const { day } = useDates();
  if (!reminder) return '–';
  if (reminder > productDay(new Date())) return day(reminder);
  return <Tag tone="YELLOW">{translate('reviewList.dueSince', { date: day(reminder) })}</Tag>;
}
