import { useEffect } from 'react';
import { useFormState } from 'react-hook-form';

/** Lets the dialog around a form know whether something would be lost. */
export function DirtyReport({ onChange }: { onChange: (isDirty: boolean) => void }) {
  const { dirtyFields } = useFormState();
  const isDirty = Object.keys(dirtyFields).length > 0;
  useEffect(() => onChange(isDirty), [isDirty, onChange]);
  return null;
}
