import { useTranslate } from 'react-admin';
import { AUTHORITY_TYPES } from '../graphql/enum-values.js';

export function useTypeChoices(): { id: string; name: string }[] {
  const translate = useTranslate();
  return AUTHORITY_TYPES.map((id) => ({ id, name: translate(`authorities.types.${id}`) }));
}
