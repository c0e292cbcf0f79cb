import type { ReactNode } from 'react';
import { useRecordContext } from 'react-admin';
import { DeleteRecord } from './DeleteRecord.js';
import { ResourceEdit } from './ResourceEdit.js';
import { ResourceForm } from './ResourceForm.js';
import { useRecordName } from './useRecordName.js';
import { useResourceTexts } from './useResourceTexts.js';

function Deletion() {
  const { deletion } = useResourceTexts();
  const nameOf = useRecordName();
  const record = useRecordContext();
  const name = record ? nameOf(record) : '';
  return <DeleteRecord name={name} {...deletion(name)} redirect="list" />;
}

interface Props {
  children: ReactNode;
  isWide?: boolean;
  /** Its records are never deleted. */
  isKept?: boolean;
}

/** The form of a record, with the way to delete it. */
export function RecordEdit({ children, isWide = false, isKept = false }: Props) {
  const { title } = useResourceTexts();
  const nameOf = useRecordName();
  return (
    <ResourceEdit title={title} nameOf={nameOf}>
      <ResourceForm isWide={isWide} {...(isKept ? {} : { actions: <Deletion /> })}>
        {children}
      </ResourceForm>
    </ResourceEdit>
  );
}
