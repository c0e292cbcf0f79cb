import EditIcon from '@mui/icons-material/Edit';
import { IconButton } from '@mui/material';
import { RecordContextProvider, useCreatePath, useResourceContext, useTranslate, type RaRecord } from 'react-admin';
import { Link } from 'react-router-dom';
import { DeleteRecord } from './DeleteRecord.js';

interface Props {
  record: RaRecord;
  name: string;
  /** The question before a deletion; without it the row cannot be deleted here. */
  deletion?: { title: string; text: string };
}

/** Edit and delete one row. Both are named after the record. */
export function RowButtons({ record, name, deletion }: Props) {
  const translate = useTranslate();
  const resource = useResourceContext();
  const createPath = useCreatePath();
  const label = translate('console.editNamed', { name });
  return (
    <RecordContextProvider value={record}>
      <IconButton
        component={Link}
        to={createPath({ resource, type: 'edit', id: record.id })}
        size="small"
        title={label}
        aria-label={label}
      >
        <EditIcon fontSize="small" />
      </IconButton>
      {deletion && <DeleteRecord name={name} {...deletion} isIcon redirect={false} />}
    </RecordContextProvider>
  );
}
