import { Alert, Box } from '@mui/material';
import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslate } from 'react-admin';
import { useCatalogue } from '../form/catalogue-context.js';
import type { RestrictionForm } from '../form/restriction-form.js';
import { useDescribe } from '../form/useDescribe.js';
import { useSpan } from '../../ui/useSpan.js';
import { conflictsOf } from './conflicts.js';

interface Props {
  index: number;
  typeKey: string;
  messages: readonly string[];
}

/** What was saved but should be looked at, with what each of the conflicting details says and where it has it from. */
export function ConflictWarning({ index, typeKey, messages }: Props) {
  const translate = useTranslate();
  const { groups } = useCatalogue();
  const { value } = useDescribe();
  const span = useSpan();
  const { control } = useFormContext<RestrictionForm>();
  const details = useWatch({ control, name: 'details' });
  const conflicts = conflictsOf(details, index, typeKey, groups);
  const statement = (position: number) => {
    const detail = details[position];
    const days = span(detail?.validFrom || null, detail?.validUntil || null);
    const texts = {
      number: position + 1,
      value: value(typeKey, detail?.values[typeKey]).replaceAll('\n', ' '),
      source: detail?.sourceUri || translate('editing.noSource'),
    };
    return days === null
      ? translate('editing.conflict', texts)
      : translate('editing.datedConflict', { ...texts, days });
  };
  return (
    <Alert severity="warning" sx={{ mt: 0.5, py: 0, overflowWrap: 'anywhere' }}>
      {messages.map((message) => (
        <Box key={message} sx={{ whiteSpace: 'pre-line' }}>
          {message}
        </Box>
      ))}
      {conflicts.length > 0 && (
        <Box component="ul" sx={{ m: 0, mt: 0.5, pl: 2.5 }}>
          {[index, ...conflicts].map((position) => (
            <li key={position}>{statement(position)}</li>
          ))}
        </Box>
      )}
    </Alert>
  );
}
