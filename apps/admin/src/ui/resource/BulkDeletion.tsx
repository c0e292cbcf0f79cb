import DeleteIcon from '@mui/icons-material/Delete';
import { useState, type ReactElement } from 'react';
import { Button, Confirm, useBulkDeleteController, useListContext, useRefresh, useTranslate } from 'react-admin';
import { useNotifyError } from '../useErrorText.js';

interface Words {
  icon: ReactElement;
  /** Keys; the title counts by `count`, what is said in the end by `smart_count`. */
  label: string;
  title: string;
  text: string;
  done?: string;
}

const DELETION: Words = {
  icon: <DeleteIcon />,
  label: 'ra.action.delete',
  title: 'console.bulkDelete',
  text: 'console.bulkDeleteText',
};

interface Props {
  /** Nothing else depends on the records: they go without a question and come back until the notice is gone. */
  canUndo?: boolean;
  /** Where what becomes of the records is called otherwise. */
  words?: Words;
  /** Beside the list itself, when it is over. */
  onDone?: () => void;
}

/** Deletes the chosen records. What the server rejects, such as one that is in use, is said and stays. */
export function BulkDeletion({ canUndo = false, words = DELETION, onDone }: Props) {
  const translate = useTranslate();
  const refresh = useRefresh();
  const notifyError = useNotifyError();
  const { selectedIds = [] } = useListContext();
  const [isAsking, setAsking] = useState(false);
  const { handleDelete, isPending } = useBulkDeleteController({
    mutationMode: canUndo ? 'undoable' : 'pessimistic',
    ...(words.done ? { successMessage: words.done } : {}),
    mutationOptions: {
      onError: (error) => {
        notifyError(error);
        refresh();
      },
      onSettled: () => {
        setAsking(false);
        onDone?.();
      },
    },
  });
  return (
    <>
      <Button
        label={words.label}
        color="error"
        disabled={isPending}
        onClick={() => (canUndo ? handleDelete() : setAsking(true))}
      >
        {words.icon}
      </Button>
      <Confirm
        isOpen={isAsking}
        loading={isPending}
        title={translate(words.title, { count: selectedIds.length })}
        content={translate(words.text)}
        confirm={words.label}
        confirmColor="warning"
        onConfirm={handleDelete}
        onClose={() => setAsking(false)}
      />
    </>
  );
}
