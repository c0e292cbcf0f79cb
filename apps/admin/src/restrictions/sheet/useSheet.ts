import { useCallback, useMemo, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import type { DetailType } from '../../gen/graphql.js';
import { useTabOf } from '../detail/useTabOf.js';
import { useCatalogue } from '../form/catalogue-context.js';
import { emptyDetail, emptyValue, type DetailForm, type RestrictionForm } from '../form/restriction-form.js';
import {
  PURPOSES,
  remarksOf,
  scopeOf,
  statementsOf,
  withStatement,
  type Remark,
  type Statement,
  type StatementDraft,
} from './statements.js';

/** Id of a statement that is being added. */
export const ADDED = 'added';

interface Open {
  /** Null: it is being added. */
  statement: Statement | null;
  typeKey: string;
  draft: StatementDraft;
  /** The details as they were when it was opened. */
  base: readonly DetailForm[];
}

export interface Sheet {
  details: readonly DetailForm[];
  statements: readonly Statement[];
  remarks: readonly Remark[];
  open: Open | null;
  edit: (statement: Statement) => void;
  add: (type: DetailType) => void;
  change: (part: Partial<StatementDraft>) => void;
  keep: () => void;
  cancel: () => void;
  remove: () => void;
}

/**
 * The details of the form as a sheet of statements. One is open at a time; what is typed in it is in the form at once, so that drafts,
 * the impact and the answer beside it go by it, and cancelling puts the details back. Meanwhile the other rows stand still.
 */
export function useSheet(): Sheet {
  const { control, getValues, setValue, clearErrors } = useFormContext<RestrictionForm>();
  const { types } = useCatalogue();
  const tabOf = useTabOf();
  const current = useWatch({ control, name: 'details' });
  const [open, setOpen] = useState<Open | null>(null);
  const details = open?.base ?? current;

  const order = useMemo(() => new Map(types.map(({ key }, at) => [key, at])), [types]);
  const statements = useMemo(() => statementsOf(details, tabOf, order), [details, tabOf, order]);
  const remarks = useMemo(() => remarksOf(details), [details]);

  const write = useCallback(
    (written: readonly DetailForm[], { base, statement }: Open) => {
      setValue('details', [...written], { shouldDirty: true });
      // Errors are known by the position of their detail: where none has moved, those of other statements stay.
      const isInPlace = written.length === base.length && statement !== null;
      clearErrors(isInPlace ? statement.members.map((index) => `details.${index}` as const) : 'details');
    },
    [setValue, clearErrors],
  );

  const opened = useCallback(
    (statement: Statement | null, typeKey: string, said: Omit<StatementDraft, 'checkedOn'>) =>
      setOpen({ statement, typeKey, base: structuredClone(getValues('details')), draft: { ...said, checkedOn: null } }),
    [getValues],
  );
  const edit = useCallback(
    (statement: Statement) => {
      const { typeKey, value, purposes, scope } = statement;
      opened(statement, typeKey, { value, purposes, scope });
    },
    [opened],
  );
  const add = useCallback(
    ({ key, kind }: DetailType) =>
      opened(null, key, { value: emptyValue(kind), purposes: PURPOSES, scope: scopeOf(emptyDetail()) }),
    [opened],
  );
  const change = (part: Partial<StatementDraft>) => {
    if (!open) return;
    const draft = { ...open.draft, ...part };
    setOpen({ ...open, draft });
    // Without a purpose nothing can be said; the last one that was possible stands meanwhile.
    if (draft.purposes.length > 0) write(withStatement(open.base, membersOf(open), draft, emptyDetail), open);
  };
  const keep = () => setOpen((old) => (old && old.draft.purposes.length === 0 ? old : null));
  const cancel = () => {
    if (open) write(open.base, open);
    setOpen(null);
  };
  const remove = () => {
    if (open) write(withStatement(open.base, membersOf(open), null, emptyDetail), open);
    setOpen(null);
  };
  return { details, statements, remarks, open, edit, add, change, keep, cancel, remove };
}

const membersOf = ({ statement, typeKey }: Open): Pick<Statement, 'typeKey' | 'members'> =>
  statement ?? { typeKey, members: [] };
