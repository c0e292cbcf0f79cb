import { memo } from 'react';
import { useCatalogue } from '../form/catalogue-context.js';
import { ConflictNote } from '../conflicts/ConflictNote.js';
import { ConflictWarning } from './ConflictWarning.js';
import { useEditorShared } from '../form/editor-context.js';
import { fieldId } from '../form/field-path.js';
import type { FormValue } from '../form/restriction-form.js';
import { isSame } from '../form/stale-merge.js';
import { ValueInput } from './ValueInput.js';

interface Props {
  index: number;
  typeKey: string;
  value: FormValue;
  error: string | undefined;
  onChange: (typeKey: string, value: FormValue) => void;
  onRemove: (typeKey: string) => void;
}

/** One stated value with what should be looked at. Typing in it leaves the other values of the detail alone. */
export const ValueRow = memo(
  function ValueRow({ index, typeKey, value, error, onChange, onRemove }: Props) {
    const { typeOf } = useCatalogue();
    const { warnings } = useEditorShared();
    const path = `details.${index}.values.${typeKey}`;
    const messages = warnings.filter((warning) => warning.path === path).map(({ message }) => message);
    return (
      <ValueInput
        id={fieldId(path)}
        typeKey={typeKey}
        type={typeOf.get(typeKey)}
        value={value}
        error={error}
        onChange={(next) => onChange(typeKey, next)}
        warning={
          messages.length > 0 ? (
            <ConflictWarning index={index} typeKey={typeKey} messages={messages} />
          ) : (
            <ConflictNote index={index} typeKey={typeKey} />
          )
        }
        onRemove={() => onRemove(typeKey)}
      />
    );
  },
  // The form hands out copies: a text that says the same is the same.
  (old, next) =>
    old.index === next.index &&
    old.typeKey === next.typeKey &&
    old.error === next.error &&
    old.onChange === next.onChange &&
    old.onRemove === next.onRemove &&
    typeof old.value === typeof next.value &&
    isSame(old.value, next.value),
);
