import { Box, Paper, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { TextInput, useTranslate } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import type { RegressionCase, RegressionExpectation } from '../gen/graphql.js';
import { useRestrictionCatalogue } from '../restrictions/form/useRestrictionCatalogue.js';
import { ResourceForm } from '../ui/resource/ResourceForm.js';
import { ExpectationPicker } from './ExpectationPicker.js';
import {
  checkRegressionCase,
  checkTrip,
  emptyRegressionCase,
  MAX_NIGHTS,
  MAX_STARTS_IN_DAYS,
  regressionCaseForm,
  type RegressionCaseForm as Values,
  type RegressionCaseProblems,
} from './regression-case-form.js';
import { TripFields } from './TripFields.js';
import { usePresentAnswer } from './usePresentAnswer.js';
import { useRegressionCaseValues } from './useRegressionCaseValues.js';
import { useRegressionField } from './useRegressionField.js';

const ONE_COLUMN = 'minmax(0, 1fr)';

/** What is wrong by field, in the language of the interface. */
function useProblems(): (problems: RegressionCaseProblems) => Record<string, string> {
  const translate = useTranslate();
  return (problems) =>
    Object.fromEntries(
      Object.entries(problems).map(([field, key]) => [
        field,
        translate(key, { max: field === 'nights' ? MAX_NIGHTS : MAX_STARTS_IN_DAYS }),
      ]),
    );
}

function Expectations({ form, change }: ReturnType<typeof useRegressionCaseValues>) {
  const translate = useTranslate();
  const { catalogue } = useRestrictionCatalogue();
  const { setError } = useFormContext();
  const problemsOf = useProblems();
  const { problem } = useRegressionField<RegressionExpectation[]>('expectations', 'expectations-heading');
  const present = usePresentAnswer(form, () => {
    for (const [at, [field, message]] of Object.entries(problemsOf(checkTrip(form))).entries())
      setError(field, { type: 'manual', message }, { shouldFocus: at === 0 });
  });
  return (
    <ExpectationPicker
      present={present}
      nationalities={form.citizenshipIds}
      expectations={form.expectations}
      onChange={(expectations) => change({ expectations })}
      problem={problem}
      typeTitle={(key) => catalogue?.typeOf.get(key)?.title ?? translate(`regressionCases.key.${key}`, { _: key })}
    />
  );
}

function Fields() {
  const translate = useTranslate();
  const values = useRegressionCaseValues();
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: ONE_COLUMN, width: '100%' }}>
      <Paper
        variant="outlined"
        component="section"
        aria-labelledby="trip-heading"
        sx={{ p: 2, display: 'grid', gap: 2, gridTemplateColumns: ONE_COLUMN }}
      >
        <Box
          sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: ONE_COLUMN, md: 'minmax(0, 1fr) minmax(0, 2fr)' } }}
        >
          <TextInput
            source="name"
            autoFocus
            label={translate('regressionCases.name')}
            required
            helperText={translate('regressionCases.nameHint')}
          />
          <TextInput
            source="note"
            label={translate('regressionCases.note')}
            helperText={translate('regressionCases.noteHint')}
          />
        </Box>
        <Typography component="h2" variant="h2" id="trip-heading">
          {translate('regressionCases.trip')}
        </Typography>
        <TripFields change={values.change} />
      </Paper>
      <Expectations {...values} />
    </Box>
  );
}

/** Without a record of its own around it: a new case. */
export function RegressionCaseForm({ actions }: { actions?: ReactNode }) {
  const problemsOf = useProblems();
  return (
    <ResourceForm
      isWide
      defaultValues={(record: RegressionCase | undefined) =>
        record?.id ? regressionCaseForm(record) : emptyRegressionCase()
      }
      validate={(values) => problemsOf(checkRegressionCase(values as Values))}
      actions={actions}
    >
      <Fields />
    </ResourceForm>
  );
}
