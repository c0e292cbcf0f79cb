import { useEffect, useRef } from 'react';
import { useFormState } from 'react-hook-form';
import { Problem } from '../Problem.js';
import { unshownMessages } from './unshown-messages.js';

const REJECTED = '[aria-invalid="true"]:not([type="hidden"])';

/** What the server rejected at a field that the form does not show; after a rejection the first wrong field has the focus. */
export function FormIssues() {
  const { errors, submitCount, isSubmitting, isSubmitSuccessful } = useFormState();
  const place = useRef<HTMLSpanElement>(null);
  const isRejected = submitCount > 0 && !isSubmitting && !isSubmitSuccessful;
  useEffect(() => {
    if (isRejected) place.current?.closest('form')?.querySelector<HTMLElement>(REJECTED)?.focus();
  }, [isRejected, submitCount]);
  const messages = unshownMessages(errors);
  return (
    <>
      <span ref={place} hidden />
      <Problem text={messages.join('\n')} sx={{ width: '100%', mb: 2 }} />
    </>
  );
}
