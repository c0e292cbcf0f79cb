import { Box, Button, Paper, TextField, Typography } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState, type FormEvent } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { Link, useNavigate } from 'react-router-dom';
import { DeleteAction } from '../app/DeleteAction.js';
import { ScreenHeading } from '../app/ScreenHeading.js';
import { SubmitIssues } from '../app/SubmitIssues.js';
import { UnsavedGuard } from '../app/UnsavedGuard.js';
import { useSubmit } from '../app/useSubmit.js';
import {
  CreateGoldenTravellerDocument,
  DeleteGoldenTravellerDocument,
  UpdateGoldenTravellerDocument,
  type GoldenTraveller,
} from '../gen/graphql.js';
import { useSend } from '../graphql/useSend.js';
import { useRestrictionCatalogue } from '../restrictions/useRestrictionCatalogue.js';
import { ExpectationPicker } from './ExpectationPicker.js';
import { fitting } from './expectations.js';
import {
  checkGolden,
  checkTrip,
  emptyGolden,
  goldenForm,
  goldenInput,
  isSound,
  MAX_NIGHTS,
  MAX_STARTS_IN_DAYS,
  type GoldenForm as Form,
  type GoldenProblems,
} from './golden-form.js';
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
  destinationIds: 'golden-destinations',
  expectations: 'expectations-heading',
};

export function GoldenForm({ saved }: { saved: GoldenTraveller | null }) {
  const translate = useTranslate();
  const notify = useNotify();
  const navigate = useNavigate();
  const client = useQueryClient();
  const send = useSend();
  const submission = useSubmit();
  const { catalogue } = useRestrictionCatalogue();
  const [first] = useState(() => (saved ? goldenForm(saved) : emptyGolden()));
  const [form, setForm] = useState<Form>(first);
  const mayLeave = useRef(false);

  const refuse = (problems: GoldenProblems) => {
    const fields = Object.entries(problems);
    submission.refuse(
      fields.map(([field, key]) => ({
        field,
        messages: [translate(key, { max: field === 'nights' ? MAX_NIGHTS : MAX_STARTS_IN_DAYS })],
      })),
    );
    const [name = ''] = fields[0] ?? [];
    document.getElementById(FOCUS[name] ?? `golden-${name}`)?.focus();
  };
  const present = usePresentAnswer(form, () => refuse(checkTrip(form)));

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
      predicate: ({ queryKey }) => String(queryKey[1]).startsWith('goldenTraveller'),
    });
    void navigate('/goldentravellers');
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const problems = checkGolden(form);
    if (!isSound(problems)) {
      refuse(problems);
      return;
    }
    const input = goldenInput(form, saved?.id ?? null);
    const done = await submission.run(async () =>
      saved
        ? (await send(UpdateGoldenTravellerDocument, { input })).updateGoldenTraveller
        : (await send(CreateGoldenTravellerDocument, { input })).createGoldenTraveller,
    );
    if (!done) return;
    notify(translate('console.saved'), { type: 'success' });
    leave();
  };

  return (
    <>
      <ScreenHeading text={saved ? saved.name : translate('goldens.add')}>
        <Button component={Link} to="/goldentravellers">
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
              id="golden-name"
              label={translate('goldens.name')}
              required
              value={form.name}
              onChange={({ target }) => change({ name: target.value })}
              error={submission.messageOf('name') !== undefined}
              helperText={submission.messageOf('name') ?? translate('goldens.nameHint')}
            />
            <TextField
              id="golden-note"
              label={translate('goldens.note')}
              value={form.note}
              onChange={({ target }) => change({ note: target.value })}
              error={submission.messageOf('note') !== undefined}
              helperText={submission.messageOf('note') ?? translate('goldens.noteHint')}
            />
          </Box>
          <Typography component="h2" variant="h2" id="trip-heading">
            {translate('goldens.trip')}
          </Typography>
          <TripFields form={form} onChange={change} problemOf={submission.messageOf} />
        </Paper>
        <ExpectationPicker
          present={present}
          nationalities={form.nationalities}
          expectations={form.expectations}
          onChange={(expectations) => change({ expectations })}
          problem={submission.messageOf('expectations')}
          typeTitle={(key) => catalogue?.typeOf.get(key)?.title ?? translate(`goldens.key.${key}`, { _: key })}
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
              title={translate('goldens.deleteTitle', { name: saved.name })}
              text={translate('goldens.deleteText')}
              onDelete={async () => (await send(DeleteGoldenTravellerDocument, { id: saved.id })).deleteGoldenTraveller}
              onDeleted={leave}
            />
          )}
        </Box>
      </Box>
      <UnsavedGuard isDirty={JSON.stringify(form) !== JSON.stringify(first)} mayLeave={mayLeave} />
    </>
  );
}
