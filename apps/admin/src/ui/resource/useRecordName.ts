import { useCallback } from 'react';
import { useGetRecordRepresentation, useResourceContext, type RaRecord } from 'react-admin';

/** What a record is called, by the `recordRepresentation` of its resource; its id where that is no text. */
export function useRecordName(): (record: RaRecord) => string {
  const representation = useGetRecordRepresentation(useResourceContext());
  return useCallback(
    (record) => {
      const name = representation(record);
      return typeof name === 'string' ? name : `#${record.id}`;
    },
    [representation],
  );
}
