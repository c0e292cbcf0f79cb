import FilterListOffIcon from '@mui/icons-material/FilterListOff';
import { Box, Button, FormControlLabel, Switch, TextField } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Choice } from '../../ui/Choice.js';
import { nameOfEditor } from '../../ui/editor-name.js';
import { FilterBox } from '../../ui/FilterBox.js';
import { ConflictCountDocument, RestrictionEditorsDocument } from '../../gen/graphql.js';
import { useApiQuery } from '../../graphql/useApiQuery.js';
import { useWholeList } from '../../graphql/useWholeList.js';
import { CountryPicker } from '../../places/CountryPicker.js';
import { PlacePicker } from '../../places/PlacePicker.js';
import { StatusChoice } from '../../ui/status/StatusChoice.js';
import { daysOf, isSameFilter, filledFilter, type ListFilter } from './restriction-rows.js';

interface Props {
  value: ListFilter;
  onChange: (filter: ListFilter) => void;
}
interface PartProps {
  value: ListFilter;
  set: (part: Partial<ListFilter>) => void;
}

function PlaceFilters({ value, set }: PartProps) {
  const translate = useTranslate();
  return (
    <>
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
    </>
  );
}

interface ChoiceFilterProps<T extends string> {
  id: string;
  label: string;
  value: T | '' | undefined;
  options: readonly { value: T; label: string }[];
  onChange: (value: T | '') => void;
}

/** One of several values, or all. */
function ChoiceFilter<T extends string>({ value, options, ...choice }: ChoiceFilterProps<T>) {
  const translate = useTranslate();
  const all = { value: '' as const, label: translate('restrictions.all') };
  return <Choice<T | ''> {...choice} value={value ?? ''} options={[all, ...options]} />;
}

function StateFilters({ value, set }: PartProps) {
  const translate = useTranslate();
  const named = <const T extends string>(values: readonly T[], prefix: string): { value: T; label: string }[] =>
    values.map((one) => ({ value: one, label: translate(`${prefix}.${one}`) }));
  return (
    <>
      <ChoiceFilter
        id="filter-level"
        label={translate('restrictions.level')}
        value={value.level}
        options={named(['COUNTRY', 'REGION', 'AIRPORT'], 'placeType')}
        onChange={(level) => set({ level })}
      />
      <StatusChoice
        id="filter-status"
        label={translate('reviewList.status')}
        allLabel={translate('restrictions.all')}
        value={value.status ?? ''}
        onChange={(status) => set({ status })}
      />
      <ChoiceFilter
        id="filter-active"
        label={translate('restrictions.state')}
        value={value.active}
        options={[
          { value: 'yes', label: translate('restrictions.active') },
          { value: 'no', label: translate('restrictions.inactive') },
        ]}
        onChange={(active) => set({ active })}
      />
      <ChoiceFilter
        id="filter-provenance"
        label={translate('restrictions.provenance')}
        value={value.provenance}
        options={named(['EDITORIAL', 'IMPORTED'], 'provenance')}
        onChange={(provenance) => set({ provenance })}
      />
    </>
  );
}

function EditorFilter({ value, set }: PartProps) {
  const translate = useTranslate();
  const { data: editors = [] } = useWholeList(
    'restrictionEditors',
    RestrictionEditorsDocument,
    (result) => result.entryRestrictionEditors,
    { staleTime: 300_000 },
  );
  return (
    <ChoiceFilter
      id="filter-editor"
      label={translate('reviewList.editor')}
      value={value.editor}
      options={editors.map((editor) => ({ value: editor.id, label: nameOfEditor(editor) }))}
      onChange={(editor) => set({ editor })}
    />
  );
}

function UncheckedFilter({ value, set }: PartProps) {
  const translate = useTranslate();
  const days = value.unchecked ?? '';
  const isInvalid = days !== '' && daysOf(days) === null;
  return (
    <TextField
      id="filter-unchecked"
      label={translate('reviewList.unchecked')}
      value={days}
      onChange={({ target }) => set({ unchecked: target.value })}
      error={isInvalid}
      helperText={isInvalid ? translate('reviewList.uncheckedWrong') : undefined}
      slotProps={{ inputLabel: { shrink: true }, htmlInput: { inputMode: 'numeric' } }}
    />
  );
}

interface SwitchFilterProps {
  label: string;
  value: boolean | undefined;
  onChange: (value: boolean) => void;
}

const SwitchFilter = ({ label, value, onChange }: SwitchFilterProps) => (
  <FormControlLabel
    sx={{ mr: 0 }}
    control={<Switch checked={value ?? false} onChange={({ target }) => onChange(target.checked)} />}
    label={label}
  />
);

export function RestrictionFilters({ value, onChange }: Props) {
  const translate = useTranslate();
  const { data: conflicts } = useApiQuery('conflictCount', ConflictCountDocument, {});
  const set = (part: Partial<ListFilter>) => onChange({ ...value, ...part });
  return (
    <FilterBox columns={5} active={Object.keys(filledFilter(value)).length}>
      <PlaceFilters value={value} set={set} />
      <StateFilters value={value} set={set} />
      <EditorFilter value={value} set={set} />
      <UncheckedFilter value={value} set={set} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1 }}>
        <SwitchFilter label={translate('reviewList.due')} value={value.due} onChange={(due) => set({ due })} />
        <SwitchFilter
          label={translate('conflicts.filter', { count: conflicts?.openConflicts.restrictionCount ?? 0 })}
          value={value.conflicts}
          onChange={(isConflicting) => set({ conflicts: isConflicting })}
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
