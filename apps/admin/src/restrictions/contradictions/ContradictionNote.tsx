import { Alert } from '@mui/material';
import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslate } from 'react-admin';
import type { Contradiction } from '../../gen/graphql.js';
import { useEditorShared } from '../editor-context.js';
import type { DetailForm, RestrictionForm } from '../restriction-form.js';
import { contradictionsAt } from './contradictions-at.js';
import { StatementList } from './StatementList.js';

/** Follows the details as they are added and taken away: the other sides are named and found by their position. */
function Contradicting({ found, restrictionId }: { found: readonly Contradiction[]; restrictionId: string }) {
  const translate = useTranslate();
  const { go } = useEditorShared();
  const { control } = useFormContext<RestrictionForm>();
  const details = useWatch({ control, name: 'details', compute: (all: DetailForm[]) => all.map(({ id }) => ({ id })) });
  return (
    <Alert severity="warning" sx={{ mt: 0.5, py: 0, '& .MuiAlert-message': { minWidth: 0 } }}>
      {translate('contradictions.here')}
      {found.map((contradiction) => (
        <StatementList
          key={contradiction.statements.map(({ detailId }) => detailId).join(' ')}
          contradiction={contradiction}
          restrictionId={restrictionId}
          details={details}
          onGo={go}
        />
      ))}
    </Alert>
  );
}

/** At a value: what contradicts it as it is published. */
export function ContradictionNote({ index, typeKey }: { index: number; typeKey: string }) {
  const { contradictions, restrictionId } = useEditorShared();
  const { getValues } = useFormContext<RestrictionForm>();
  const found = contradictionsAt(contradictions, getValues(`details.${index}.id`), typeKey);
  return found.length > 0 && restrictionId !== null && <Contradicting found={found} restrictionId={restrictionId} />;
}
