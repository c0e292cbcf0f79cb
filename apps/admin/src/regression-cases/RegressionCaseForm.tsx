import { Box, Button, Paper, TextField, Typography } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState, type FormEvent } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { Link, useNavigate } from 'react-router-dom';
import { DeleteAction } from '../ui/DeleteAction.js';
import { ScreenHeading } from '../ui/ScreenHeading.js';
import { SubmitIssues } from '../ui/SubmitIssues.js';
import { UnsavedGuard } from '../ui/UnsavedGuard.js';
import { useSubmit } from '../ui/useSubmit.js';
import {
  CreateRegressionCaseDocument,
  DeleteRegressionCaseDocument,
  UpdateRegressionCaseDocument,
  type RegressionCase,
} from '../gen/graphql.js';
import { useSend } from '../graphql/useSend.js';
import { useRestrictionCatalogue } from '../restrictions/form/useRestrictionCatalogue.js';
import { ExpectationPicker } from './ExpectationPicker.js';
import { fitting } from './expectations.js';
import {
  checkRegressionCase,
  checkTrip,
  emptyRegressionCase,
  regressionCaseForm,
  regressionCaseInput,
  isSound,
  MAX_NIGHTS,
  MAX_STARTS_IN_DAYS,
  type RegressionCaseForm as Form,
  type RegressionCaseProblems,
} from './regression-case-form.js';
import { TripFields } from './TripFields.js';
import { usePresentAnswer } from './usePresentAnswer.js';

const FIELDS = [
  'name',
  'note',
  'citizenshipIds',
  'departureId',
  'destinationIds',
  'transitIds',
  'startsInDays',
  'nights',
  'expectations',
];
const FOCUS: Readonly<Record<string, string>> = {
  destinationIds: 'regression-case-destinations',
  expectations: 'expectations-heading',
};

export function RegressionCaseForm({ saved }: { saved: RegressionCase | null }) {
  const translate = useTranslate();
  const notify = useNotify();
  const navigate = useNavigate();
  const client = useQueryClient();
  const send = useSend();
  const submission = useSubmit();
  const { catalogue } = useRestrictionCatalogue();
  const [first] = useState(() => (saved ? regressionCaseForm(saved) : emptyRegressionCase()));
  const [form, setForm] = useState<Form>(first);
  const mayLeave = useRef(false);

  const reject = (problems: RegressionCaseProblems) => {
    const fields = Object.entries(problems);
    submission.reject(
      fields.map(([field, key]) => ({
        field,
        messages: [translate(key, { max: field === 'nights' ? MAX_NIGHTS : MAX_STARTS_IN_DAYS })],
      })),
    );
    const [name = ''] = fields[0] ?? [];
    document.getElementById(FOCUS[name] ?? `regression-case-${name}`)?.focus();
  };
  const present = usePresentAnswer(form, () => reject(checkTrip(form)));

  const change = (part: Partial<Form>) =>
    setForm((old) => {
      const next = { ...old, ...part };
      const places = [...next.destinations, ...next.transits].map(({ id }) => id);
      return { ...next, expectations: fitting(next.expectations, places, next.nationalities) };
    });
  const leave = () => {
    mayLeave.current = true;
    void client.invalidateQueries({
      queryKey: ['api'],
      predicate: ({ queryKey }) => String(queryKey[1]).startsWith('regressionCase'),
    });
    void navigate('/regressioncases');
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const problems = checkRegressionCase(form);
    if (!isSound(problems)) {
      reject(problems);
      return;
    }
    const input = regressionCaseInput(form, saved?.id ?? null);
    const done = await submission.run(async () =>
      saved
        ? (await send(UpdateRegressionCaseDocument, { input })).updateRegressionCase
        : (await send(CreateRegressionCaseDocument, { input })).createRegressionCase,
    );
    if (!done) return;
    notify(translate('console.saved'), { type: 'success' });
    leave();
  };

  return (
    <>
      <ScreenHeading text={saved ? saved.name : translate('regressionCases.add')}>
        <Button component={Link} to="/regressioncases">
          {translate('console.toList')}
        </Button>
      </ScreenHeading>
      <Box
        component="form"
        noValidate
        onSubmit={submit}
        sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}
      >
        <SubmitIssues submission={submission} shown={FIELDS} />
        <Paper
          variant="outlined"
          component="section"
          aria-labelledby="trip-heading"
          sx={{ p: 2, display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}
        >
          <Box
            sx={{
              display: 'grid',
              gap: 2,
              gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(0, 2fr)' },
            }}
          >
            <TextField
              id="regression-case-name"
              label={translate('regressionCases.name')}
              required
              value={form.name}
              onChange={({ target }) => change({ name: target.value })}
              error={submission.messageOf('name') !== undefined}
              helperText={submission.messageOf('name') ?? translate('regressionCases.nameHint')}
            />
            <TextField
              id="regression-case-note"
              label={translate('regressionCases.note')}
              value={form.note}
              onChange={({ target }) => change({ note: target.value })}
              error={submission.messageOf('note') !== undefined}
              helperText={submission.messageOf('note') ?? translate('regressionCases.noteHint')}
            />
          </Box>
          <Typography component="h2" variant="h2" id="trip-heading">
            {translate('regressionCases.trip')}
          </Typography>
          <TripFields form={form} onChange={change} problemOf={submission.messageOf} />
        </Paper>
        <ExpectationPicker
          present={present}
          nationalities={form.nationalities}
          expectations={form.expectations}
          onChange={(expectations) => change({ expectations })}
          problem={submission.messageOf('expectations')}
          typeTitle={(key) => catalogue?.typeOf.get(key)?.title ?? translate(`regressionCases.key.${key}`, { _: key })}
        />
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          <Button type="submit" variant="contained" disabled={submission.isBusy}>
            {translate('ra.action.save')}
          </Button>
          <Box sx={{ flex: 1 }} />
          {saved && (
            <DeleteAction
              isWide
              label={translate('ra.action.delete')}
              title={translate('regressionCases.deleteTitle', { name: saved.name })}
              text={translate('regressionCases.deleteText')}
              onDelete={async () => (await send(DeleteRegressionCaseDocument, { id: saved.id })).deleteRegressionCase}
              onDeleted={leave}
            />
          )}
        </Box>
      </Box>
      <UnsavedGuard isDirty={JSON.stringify(form) !== JSON.stringify(first)} mayLeave={mayLeave} />
    </>
  );
}
