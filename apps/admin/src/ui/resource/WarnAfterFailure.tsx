import { useEffect } from 'react';
import { useFormContext, useFormState } from 'react-hook-form';

/**
 * React-admin stops warning once a submission is over, and one that failed without an error at a field counts as
 * successful. After a success the form is gone; where it still stands, its changes are unsaved.
 */
export function WarnAfterFailure() {
  const { reset } = useFormContext();
  const { isSubmitSuccessful } = useFormState();
  useEffect(() => {
    if (!isSubmitSuccessful) return;
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
  }, [isSubmitSuccessful, reset]);
  return null;
}
