import FilterListOffIcon from '@mui/icons-material/FilterListOff';
import { Box, Button, FormControlLabel, Switch, TextField } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Choice } from '../../ui/Choice.js';
import { nameOfEditor } from '../../ui/editor-name.js';
import { FilterBox } from '../../ui/FilterBox.js';
import { ConflictCountDocument, RestrictionEditorsDocument } from '../../gen/graphql.js';
import { useApiQuery } from '../../graphql/useApiQuery.js';
import { CountryPicker } from '../../places/CountryPicker.js';
import { PlacePicker } from '../../places/PlacePicker.js';
import { StatusChoice } from '../../ui/status/StatusChoice.js';
import { daysOf, isSameFilter, statedFilter, type ListFilter } from './restriction-rows.js';

interface Props {
  value: ListFilter;
  onChange: (filter: ListFilter) => void;
}

export function RestrictionFilters({ value, onChange }: Props) {
  const translate = useTranslate();
  const { data } = useApiQuery('restrictionEditors', RestrictionEditorsDocument, {}, { staleTime: 300_000 });
  const { data: conflicts } = useApiQuery('conflictCount', ConflictCountDocument, {});
  const all = { value: '' as const, label: translate('restrictions.all') };
  const set = (part: Partial<ListFilter>) => onChange({ ...value, ...part });
  const days = value.unchecked ?? '';
  const isWrong = days !== '' && daysOf(days) === null;
  return (
    <FilterBox columns={5} active={Object.keys(statedFilter(value)).length}>
      <CountryPicker
        id="filter-country"
        label={translate('restrictions.country')}
        value={value.country ?? null}
        onChange={(country) => set({ country })}
      />
      <PlacePicker
        id="filter-region"
        type="REGION"
        label={translate('restrictions.region')}
        value={value.region ?? null}
        onChange={(region) => set({ region })}
      />
      <PlacePicker
        id="filter-airport"
        type="AIRPORT"
        label={translate('restrictions.airport')}
        value={value.airport ?? null}
        onChange={(airport) => set({ airport })}
      />
      <Choice
        id="filter-level"
        label={translate('restrictions.level')}
        value={value.level ?? ''}
        options={[
          all,
          ...(['COUNTRY', 'REGION', 'AIRPORT'] as const).map((level) => ({
            value: level,
            label: translate(`placeType.${level}`),
          })),
        ]}
        onChange={(level) => set({ level })}
      />
      <StatusChoice
        id="filter-status"
        label={translate('reviewList.status')}
        allLabel={all.label}
        value={value.status ?? ''}
        onChange={(status) => set({ status })}
      />
      <Choice
        id="filter-active"
        label={translate('restrictions.state')}
        value={value.active ?? ''}
        options={[
          all,
          { value: 'yes', label: translate('restrictions.active') },
          { value: 'no', label: translate('restrictions.inactive') },
        ]}
        onChange={(active) => set({ active })}
      />
      <Choice
        id="filter-provenance"
        label={translate('restrictions.provenance')}
        value={value.provenance ?? ''}
        options={[
          all,
          ...(['EDITORIAL', 'IMPORTED'] as const).map((provenance) => ({
            value: provenance,
            label: translate(`provenance.${provenance}`),
          })),
        ]}
        onChange={(provenance) => set({ provenance })}
      />
      <Choice
        id="filter-editor"
        label={translate('reviewList.editor')}
        value={value.editor ?? ''}
        options={[
          all,
          ...(data?.entryRestrictionEditors ?? []).map((editor) => ({ value: editor.id, label: nameOfEditor(editor) })),
        ]}
        onChange={(editor) => set({ editor })}
      />
      <TextField
        id="filter-unchecked"
        label={translate('reviewList.unchecked')}
        value={days}
        onChange={({ target }) => set({ unchecked: target.value })}
        error={isWrong}
        helperText={isWrong ? translate('reviewList.uncheckedWrong') : undefined}
        slotProps={{ inputLabel: { shrink: true }, htmlInput: { inputMode: 'numeric' } }}
      />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1 }}>
        <FormControlLabel
          sx={{ mr: 0 }}
          control={<Switch checked={value.due ?? false} onChange={({ target }) => set({ due: target.checked })} />}
          label={translate('reviewList.due')}
        />
        <FormControlLabel
          sx={{ mr: 0 }}
          control={
            <Switch checked={value.conflicts ?? false} onChange={({ target }) => set({ conflicts: target.checked })} />
          }
          label={translate('conflicts.filter', { count: conflicts?.openConflicts.restrictionCount ?? 0 })}
        />
        {!isSameFilter(value, {}) && (
          <Button size="small" startIcon={<FilterListOffIcon />} onClick={() => onChange({})}>
            {translate('reviewList.noFilters')}
          </Button>
        )}
      </Box>
    </FilterBox>
  );
}
