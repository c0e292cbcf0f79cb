import { Box } from '@mui/material';
import type { Editor } from '../gen/graphql.js';
import { nameOfEditor } from './editor-name.js';
import { useDates } from './useDates.js';

interface Props {
  /** A calendar day or a moment. */
  at: string;
  by: Pick<Editor, 'firstName' | 'lastName'> | null;
}

/** When something was done, and below it by whom. */
export function EditedCell({ at, by }: Props) {
  const { day, moment } = useDates();
  return (
    <>
      <Box title={at.length > 10 ? moment(at) : undefined}>{day(at)}</Box>
      <Box sx={{ color: 'text.secondary', fontSize: 13 }}>{nameOfEditor(by)}</Box>
    </>
  );
}
