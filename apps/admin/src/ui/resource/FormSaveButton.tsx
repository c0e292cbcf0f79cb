import { SaveButton, type SaveButtonProps } from 'react-admin';
import { useFormState } from 'react-hook-form';

/** Saves the form around it, once: what has been sent is not sent again before it is answered. */
export function FormSaveButton(props: SaveButtonProps) {
  const { isSubmitting } = useFormState();
  return <SaveButton alwaysEnable={!isSubmitting} {...props} />;
}
