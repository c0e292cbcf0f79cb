import DeleteIcon from '@mui/icons-material/Delete';
import { useState } from 'react';
import { Button, Confirm, useBulkDeleteController, useListContext, useRefresh, useTranslate } from 'react-admin';
import { useNotifyError } from '../useErrorText.js';

interface Props {
  /** Nothing else depends on the records: they go without a question and come back until the notice is gone. */
  canUndo?: boolean;
}

/** Deletes the chosen records. What the server rejects, such as one that is in use, is said and stays. */
export function BulkDeletion({ canUndo = false }: Props) {
  const translate = useTranslate();
  const refresh = useRefresh();
  const notifyError = useNotifyError();
  const { selectedIds = [] } = useListContext();
  const [isAsking, setAsking] = useState(false);
  const { handleDelete, isPending } = useBulkDeleteController({
    mutationMode: canUndo ? 'undoable' : 'pessimistic',
    mutationOptions: {
      onError: (error) => {
        notifyError(error);
        refresh();
      },
      onSettled: () => setAsking(false),
    },
  });
  return (
    <>
      <Button
        label="ra.action.delete"
        color="error"
        disabled={isPending}
        onClick={() => (canUndo ? handleDelete() : setAsking(true))}
      >
        <DeleteIcon />
      </Button>
      <Confirm
        isOpen={isAsking}
        loading={isPending}
        title={translate('console.bulkDelete', { count: selectedIds.length })}
        content={translate('console.bulkDeleteText')}
        confirm="ra.action.delete"
        confirmColor="warning"
        onConfirm={handleDelete}
        onClose={() => setAsking(false)}
      />
    </>
  );
}
