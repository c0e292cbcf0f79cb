import { Box } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Choice } from '../app/Choice.js';
import { CountryPicker } from '../places/CountryPicker.js';
import type { ListFilter } from './restriction-rows.js';

interface Props { value: ListFilter; onChange: (filter: ListFilter) => void }

export function RestrictionFilters({ value, onChange }: Props) {
  const translate = useTranslate();
  const all = { value: '' as const, label: translate('restrictions.all') };
  return (
    <Box role="search" sx={{ display: 'grid', gap: 2, mb: 2, gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))', md: '2fr 1fr 1fr 1fr' } }}>
      <CountryPicker id="filter-country" label={translate('restrictions.country')} value={value.country ?? null} onChange={(country) => onChange({ ...value, country })} />
      <Choice
        id="filter-level"
        label={translate('restrictions.level')}
        value={value.level ?? ''}
        options={[all, ...(['COUNTRY', 'REGION', 'AIRPORT'] as const).map((level) => ({ value: level, label: translate(`placeType.${level}`) }))]}
        onChange={(level) => onChange({ ...value, level })}
      />
      <Choice
        id="filter-active"
        label={translate('restrictions.state')}
        value={value.active ?? ''}
        options={[all, { value: 'yes', label: translate('restrictions.active') }, { value: 'no', label: translate('restrictions.inactive') }]}
        onChange={(active) => onChange({ ...value, active })}
      />
      <Choice
        id="filter-origin"
        label={translate('restrictions.origin')}
        value={value.origin ?? ''}
        options={[all, ...(['EDITORIAL', 'IMPORTED'] as const).map((origin) => ({ value: origin, label: translate(`origin.${origin}`) }))]}
        onChange={(origin) => onChange({ ...value, origin })}
      />
    </Box>
  );
}
