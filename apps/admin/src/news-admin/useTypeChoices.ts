import { useTranslate } from 'react-admin';
import { NEWS_TYPES } from '../graphql/enum-values.js';

/** Types of news as a field offers them. */
export function useTypeChoices(): { id: string; name: string }[] {
  const translate = useTranslate();
  return NEWS_TYPES.map((id) => ({ id, name: translate(`newsAdmin.types.${id}`) }));
}
