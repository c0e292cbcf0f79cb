import CompareArrowsIcon from '@mui/icons-material/CompareArrows';
import { Box, Button, TextField } from '@mui/material';
import { useState, type FormEvent } from 'react';
import { useTranslate } from 'react-admin';
import { Choice } from '../ui/Choice.js';
import { BELOW } from './control-row.js';
import type { Comparison } from './comparison.js';
import { fieldOf, instantOf } from './moments.js';
import { MomentField } from './MomentField.js';

const WEEK_MS = 7 * 86_400_000;
const KINDS = ['start', 'asOf'] as const;

interface Props {
  dateStart: string;
  isOpen: boolean;
  onCompare: (comparison: Comparison) => void;
}

/** Asks what an answer shall be compared with. */
function CompareForm({ dateStart, isOpen, onCompare }: Props) {
  const translate = useTranslate();
  const [kind, setKind] = useState<Comparison['kind']>('start');
  const [day, setDay] = useState(dateStart);
  const [moment, setMoment] = useState(() => fieldOf(new Date(Date.now() - WEEK_MS).toISOString()));
  const [isMissing, setMissing] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const asOf = instantOf(moment);
    setMissing(kind === 'start' ? day === '' : asOf === null);
    if (kind === 'start' && day !== '') onCompare({ kind, dateStart: day });
    if (kind === 'asOf' && asOf !== null) onCompare({ kind, asOf });
  };
  return (
    <Box
      id="compare-form"
      component="form"
      noValidate
      onSubmit={submit}
      hidden={!isOpen}
      sx={{ display: isOpen ? 'flex' : 'none', flexWrap: 'wrap', gap: 1, alignItems: 'flex-start', ...BELOW }}
    >
      <Box sx={{ width: 240 }}>
        <Choice
          id="compare-kind"
          label={translate('answer.compare.with')}
          value={kind}
          options={KINDS.map((one) => ({ value: one, label: translate(`answer.compare.kind.${one}`) }))}
          onChange={setKind}
        />
      </Box>
      {kind === 'asOf' ? (
        <MomentField
          id="compare-moment"
          label={translate('answer.asOf.label')}
          value={moment}
          onChange={setMoment}
          error={isMissing ? translate('answer.asOf.missing') : undefined}
        />
      ) : (
        <TextField
          id="compare-day"
          type="date"
          label={translate('answer.compare.day')}
          value={day}
          onChange={({ target }) => setDay(target.value)}
          error={isMissing}
          helperText={isMissing ? translate('answer.compare.missing') : translate('answer.compare.dayHint')}
          slotProps={{ inputLabel: { shrink: true }, htmlInput: { max: '2100-12-31' } }}
          sx={{ maxWidth: 260 }}
        />
      )}
      <Button type="submit" variant="outlined" sx={{ minHeight: 40 }}>
        {translate('answer.compare.show')}
      </Button>
    </Box>
  );
}

export function CompareControl({ dateStart, onCompare }: Omit<Props, 'isOpen'>) {
  const translate = useTranslate();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        size="small"
        startIcon={<CompareArrowsIcon />}
        aria-expanded={isOpen}
        aria-controls="compare-form"
        onClick={() => setOpen(!isOpen)}
      >
        {translate('answer.compare.toggle')}
      </Button>
      <CompareForm
        dateStart={dateStart}
        isOpen={isOpen}
        onCompare={(comparison) => {
          setOpen(false);
          onCompare(comparison);
        }}
      />
    </>
  );
}
