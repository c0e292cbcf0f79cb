import { Box, Button, type ButtonProps } from '@mui/material';
import { useRef, type KeyboardEvent, type ReactNode, type RefObject } from 'react';
import { Form } from 'react-admin';
import { useFormState } from 'react-hook-form';
import { Rejection } from '../../graphql/resources/rejection.js';
import { UnsavedGuard } from '../UnsavedGuard.js';
import type { Outcome } from '../useAction.js';
import { useErrorText } from '../useErrorText.js';
import { DirtyReport } from './DirtyReport.js';
import { FormIssues } from './FormIssues.js';

type Values = Record<string, unknown>;

interface Props<V extends Values, Result> {
  defaultValues: V;
  /** Sends the values by a mutation that no resource of react-admin offers. */
  send: (values: V) => Promise<Result>;
  onDone: (result: Result) => void;
  /** Keys of what is wrong, by field, before anything is sent. */
  validate?: (values: Values) => Record<string, string>;
  /** In a dialog: it asks before it closes over unsaved input. Without it the form itself asks before it is left. */
  onDirty?: (isDirty: boolean) => void;
  className?: string;
  children: ReactNode;
}

function LeaveGuard({ mayLeave }: { mayLeave: RefObject<boolean> }) {
  const { dirtyFields, isSubmitSuccessful } = useFormState();
  return <UnsavedGuard isDirty={Object.keys(dirtyFields).length > 0 && !isSubmitSuccessful} mayLeave={mayLeave} />;
}

/** Enter alone begins a new line in a long text. */
function sendAtCtrlEnter(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
  event.preventDefault();
  event.currentTarget.closest('form')?.requestSubmit();
}

/** A form of react-admin beside its resources: rejections stand at their fields, everything else above them. */
export function SendForm<V extends Values, Result extends Outcome>({
  defaultValues,
  send,
  onDone,
  validate,
  onDirty,
  className,
  children,
}: Props<V, Result>) {
  const errorText = useErrorText();
  const mayLeave = useRef(false);
  const submit = async (values: unknown): Promise<object | undefined> => {
    try {
      const result = await send(values as V);
      if (!result.ok) return new Rejection(result.errors).errors;
      mayLeave.current = true;
      onDone(result);
      return undefined;
    } catch (error) {
      return { root: { serverError: errorText(error) } };
    }
  };
  return (
    <Form
      noValidate
      defaultValues={defaultValues}
      onSubmit={submit}
      disableInvalidFormNotification
      {...(validate ? { validate } : {})}
      {...(className ? { className } : {})}
    >
      <FormIssues />
      {onDirty ? <DirtyReport onChange={onDirty} /> : <LeaveGuard mayLeave={mayLeave} />}
      <Box onKeyDown={sendAtCtrlEnter} sx={{ display: 'contents' }}>
        {children}
      </Box>
    </Form>
  );
}

/** Sends the form around it. */
export function SendButton(props: ButtonProps) {
  const { isSubmitting } = useFormState();
  return <Button type="submit" variant="contained" disabled={isSubmitting} {...props} />;
}
