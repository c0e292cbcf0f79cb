import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState, type FormEvent, type RefObject } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { CreateRegressionCaseDocument, UpdateRegressionCaseDocument, type RegressionCase } from '../gen/graphql.js';
import { useSend } from '../graphql/useSend.js';
import { useSubmit, type Submission } from '../ui/useSubmit.js';
import { fitting } from './expectations.js';
import {
  checkRegressionCase,
  checkTrip,
  emptyRegressionCase,
  isValid,
  MAX_NIGHTS,
  MAX_STARTS_IN_DAYS,
  regressionCaseForm,
  regressionCaseInput,
  type RegressionCaseForm,
  type RegressionCaseProblems,
} from './regression-case-form.js';
import { usePresentAnswer, type PresentState } from './usePresentAnswer.js';

export interface RegressionCaseEditing {
  form: RegressionCaseForm;
  change: (part: Partial<RegressionCaseForm>) => void;
  isDirty: boolean;
  /** True from a save on: the navigation that follows loses nothing. */
  mayLeave: RefObject<boolean>;
  submission: Submission;
  present: PresentState;
  submit: (event: FormEvent) => Promise<void>;
  /** Back to the list, which is read anew. */
  leave: () => void;
}

const FOCUS: Readonly<Record<string, string>> = {
  destinationIds: 'regression-case-destinations',
  expectations: 'expectations-heading',
};

export function useRegressionCaseForm(saved: RegressionCase | null): RegressionCaseEditing {
  const translate = useTranslate();
  const notify = useNotify();
  const navigate = useNavigate();
  const client = useQueryClient();
  const send = useSend();
  const submission = useSubmit();
  const [first] = useState(() => (saved ? regressionCaseForm(saved) : emptyRegressionCase()));
  const [form, setForm] = useState<RegressionCaseForm>(first);
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
    if (!isValid(problems)) {
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

  return {
    form,
    change: (part) => setForm((old) => withFittingExpectations({ ...old, ...part })),
    isDirty: JSON.stringify(form) !== JSON.stringify(first),
    mayLeave,
    submission,
    present: usePresentAnswer(form, () => reject(checkTrip(form))),
    submit,
    leave,
  };
}

function withFittingExpectations(form: RegressionCaseForm): RegressionCaseForm {
  const places = [...form.destinations, ...form.transits].map(({ id }) => id);
  return { ...form, expectations: fitting(form.expectations, places, form.nationalities) };
}
