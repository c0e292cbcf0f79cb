import { Box, Button, Paper, TextField, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { DeleteRegressionCaseDocument, type RegressionCase } from '../gen/graphql.js';
import { useSend } from '../graphql/useSend.js';
import { useRestrictionCatalogue } from '../restrictions/form/useRestrictionCatalogue.js';
import { DeleteAction } from '../ui/DeleteAction.js';
import { ScreenHeading } from '../ui/ScreenHeading.js';
import { SubmitIssues } from '../ui/SubmitIssues.js';
import { UnsavedGuard } from '../ui/UnsavedGuard.js';
import { ExpectationPicker } from './ExpectationPicker.js';
import { TripFields } from './TripFields.js';
import { useRegressionCaseForm, type RegressionCaseEditing } from './useRegressionCaseForm.js';

const FIELDS = [
  'name',
  'note',
  'citizenshipIds',
  'departureId',
  'destinationIds',
  'transitIds',
  'startsInDays',
  'nights',
  'restrictionType',
  'expectations',
];
const ONE_COLUMN = 'minmax(0, 1fr)';

function NameFields({ form, change, submission: { messageOf } }: RegressionCaseEditing) {
  const translate = useTranslate();
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: ONE_COLUMN, md: 'minmax(0, 1fr) minmax(0, 2fr)' } }}>
      <TextField
        id="regression-case-name"
        label={translate('regressionCases.name')}
        required
        value={form.name}
        onChange={({ target }) => change({ name: target.value })}
        error={messageOf('name') !== undefined}
        helperText={messageOf('name') ?? translate('regressionCases.nameHint')}
      />
      <TextField
        id="regression-case-note"
        label={translate('regressionCases.note')}
        value={form.note}
        onChange={({ target }) => change({ note: target.value })}
        error={messageOf('note') !== undefined}
        helperText={messageOf('note') ?? translate('regressionCases.noteHint')}
      />
    </Box>
  );
}

function DeleteCase({ saved, onDeleted }: { saved: RegressionCase; onDeleted: () => void }) {
  const translate = useTranslate();
  const send = useSend();
  return (
    <DeleteAction
      isWide
      label={translate('ra.action.delete')}
      title={translate('regressionCases.deleteTitle', { name: saved.name })}
      text={translate('regressionCases.deleteText')}
      onDelete={async () => (await send(DeleteRegressionCaseDocument, { id: saved.id })).deleteRegressionCase}
      onDeleted={onDeleted}
    />
  );
}

export function RegressionCaseForm({ saved }: { saved: RegressionCase | null }) {
  const translate = useTranslate();
  const { catalogue } = useRestrictionCatalogue();
  const editing = useRegressionCaseForm(saved);
  const { form, change, submission } = editing;
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
        onSubmit={editing.submit}
        sx={{ display: 'grid', gap: 2, gridTemplateColumns: ONE_COLUMN }}
      >
        <SubmitIssues submission={submission} shown={FIELDS} />
        <Paper
          variant="outlined"
          component="section"
          aria-labelledby="trip-heading"
          sx={{ p: 2, display: 'grid', gap: 2, gridTemplateColumns: ONE_COLUMN }}
        >
          <NameFields {...editing} />
          <Typography component="h2" variant="h2" id="trip-heading">
            {translate('regressionCases.trip')}
          </Typography>
          <TripFields form={form} onChange={change} problemOf={submission.messageOf} />
        </Paper>
        <ExpectationPicker
          present={editing.present}
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
          {saved && <DeleteCase saved={saved} onDeleted={editing.leave} />}
        </Box>
      </Box>
      <UnsavedGuard isDirty={editing.isDirty} mayLeave={editing.mayLeave} />
    </>
  );
}
