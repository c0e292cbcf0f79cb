import { useContext, useEffect } from 'react';
import { useFormContext, useFormState } from 'react-hook-form';
import { SaveFailedContext } from './save-failed-context.js';

/**
 * React-admin stops warning once a submission is over, and one that failed without an error at a field counts as
 * successful: its changes are unsaved. After a success nothing is reset, while the list is still loading.
 */
export function WarnAfterFailure() {
  const { reset } = useFormContext();
  const { isSubmitSuccessful } = useFormState();
  const hasFailed = useContext(SaveFailedContext);
  useEffect(() => {
    if (!isSubmitSuccessful || !hasFailed) return;
    const timer = setTimeout(() =>
      reset(undefined, {
        keepValues: true,
        keepDefaultValues: true,
        keepDirty: true,
        keepTouched: true,
        keepErrors: true,
        keepSubmitCount: true,
      }),
    );
    return () => clearTimeout(timer);
  }, [isSubmitSuccessful, hasFailed, reset]);
  return null;
}
