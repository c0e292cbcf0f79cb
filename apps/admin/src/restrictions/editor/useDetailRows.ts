import { useCallback, useMemo, useState } from 'react';
import { useFieldArray, useFormContext } from 'react-hook-form';
import { fieldId } from '../form/field-path.js';
import { withInserted, withRemoved, type OpenDetails } from '../form/open-details.js';
import { duplicateOf, emptyDetail, type RestrictionForm } from '../form/restriction-form.js';
import { fitted, keysFor, withKeyAt, withoutKeyAt } from '../form/row-keys.js';

interface DetailRows {
  count: number;
  rowKeys: readonly number[];
  insertEmpty: () => void;
  duplicate: (index: number) => void;
  removeAt: (index: number) => void;
}

const focus = (index: number) => setTimeout(() => document.getElementById(fieldId(`details.${index}`))?.focus());

/** The details as rows that keep their keys; what is inserted opens and takes the focus. */
export function useDetailRows(onOpen: (change: (open: OpenDetails) => OpenDetails) => void): DetailRows {
  const { control, getValues } = useFormContext<RestrictionForm>();
  const { fields, insert, remove } = useFieldArray({ control, name: 'details' });
  const [keys, setKeys] = useState<readonly number[]>(() => keysFor(fields.length));
  const rowKeys = useMemo(() => fitted(keys, fields.length), [keys, fields.length]);

  const insertEmpty = () => {
    const at = fields.length;
    const last = at > 0 ? getValues(`details.${at - 1}.restrictionType`) : undefined;
    insert(at, emptyDetail(last), { shouldFocus: false });
    setKeys((old) => withKeyAt(fitted(old, at), at));
    onOpen((old) => withInserted(old, at));
    focus(at);
  };
  const duplicate = useCallback(
    (index: number) => {
      const count = getValues('details').length;
      insert(index + 1, duplicateOf(getValues(`details.${index}`)), { shouldFocus: false });
      setKeys((old) => withKeyAt(fitted(old, count), index + 1));
      onOpen((old) => withInserted(old, index + 1));
      focus(index + 1);
    },
    [getValues, insert, onOpen],
  );

  const removeAt = (index: number) => {
    remove(index);
    setKeys((old) => withoutKeyAt(fitted(old, fields.length), index));
    onOpen((old) => withRemoved(old, index));
    // The button that was pressed is gone; the focus goes to the detail that took its place.
    if (fields.length > 1) focus(Math.min(index, fields.length - 2));
    else setTimeout(() => document.getElementById('add-detail')?.focus());
  };

  return { count: fields.length, rowKeys, insertEmpty, duplicate, removeAt };
}
