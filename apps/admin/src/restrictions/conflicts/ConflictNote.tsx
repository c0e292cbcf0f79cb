import { Alert, Box } from '@mui/material';
import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslate } from 'react-admin';
import type { Conflict } from '../../gen/graphql.js';
import { useEditorShared } from '../form/editor-context.js';
import type { DetailForm, RestrictionForm } from '../form/restriction-form.js';
import { conflictsAt } from './conflicts-at.js';
import { StatementList } from './StatementList.js';

/** Follows the details as they are added and taken away: the other sides are named and found by their position. */
function Conflicting({ found, restrictionId }: { found: readonly Conflict[]; restrictionId: string }) {
  const translate = useTranslate();
  const { go } = useEditorShared();
  const { control } = useFormContext<RestrictionForm>();
  const details = useWatch({ control, name: 'details', compute: (all: DetailForm[]) => all.map(({ id }) => ({ id })) });
  return (
    <Alert severity="warning" sx={{ mt: 0.5, py: 0, '& .MuiAlert-message': { minWidth: 0 } }}>
      {translate('conflicts.here')}
      {found.map((conflict) => (
        <Box key={conflict.statements.map(({ detailId }) => detailId).join(' ')}>
          {translate(`conflicts.kind.${conflict.kind}`)}
          <StatementList conflict={conflict} restrictionId={restrictionId} details={details} onGo={go} />
        </Box>
      ))}
    </Alert>
  );
}

/** At a value: what conflicts with it in the published version. */
export function ConflictNote({ index, typeKey }: { index: number; typeKey: string }) {
  const { conflicts, restrictionId } = useEditorShared();
  const { getValues } = useFormContext<RestrictionForm>();
  const found = conflictsAt(conflicts, getValues(`details.${index}.id`), typeKey);
  return found.length > 0 && restrictionId !== null && <Conflicting found={found} restrictionId={restrictionId} />;
}
