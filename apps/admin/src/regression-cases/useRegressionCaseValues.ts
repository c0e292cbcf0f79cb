import { useFormContext, useWatch } from 'react-hook-form';
import { fitting } from './expectations.js';
import type { RegressionCaseForm } from './regression-case-form.js';

export interface RegressionCaseValues {
  form: RegressionCaseForm;
  change: (part: Partial<RegressionCaseForm>) => void;
}

/** The values of the form around. An expectation about a place or a nationality that is gone goes with it. */
export function useRegressionCaseValues(): RegressionCaseValues {
  const form = useWatch() as RegressionCaseForm;
  const { getValues, setValue } = useFormContext<RegressionCaseForm>();
  const change = (part: Partial<RegressionCaseForm>) => {
    const next = { ...getValues(), ...part };
    const places = [...next.destinationIds, ...next.transitIds].map(({ id }) => id);
    const expectations = fitting(next.expectations, places, next.citizenshipIds);
    const isSame = expectations.length === getValues().expectations.length;
    for (const [field, value] of Object.entries(isSame && !part.expectations ? part : { ...part, expectations }))
      setValue(field, value, { shouldDirty: true });
  };
  return { form, change };
}
