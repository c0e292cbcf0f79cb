import type { ReactNode } from 'react';
import { ResourceCreate } from './ResourceCreate.js';
import { ResourceForm } from './ResourceForm.js';
import { useResourceTexts } from './useResourceTexts.js';

interface Props {
  children: ReactNode;
  defaultValues?: Record<string, unknown>;
  isWide?: boolean;
}

/** The form of a new record. */
export function RecordCreate({ children, ...form }: Props) {
  const { add } = useResourceTexts();
  return (
    <ResourceCreate heading={add}>
      <ResourceForm {...form}>{children}</ResourceForm>
    </ResourceCreate>
  );
}
