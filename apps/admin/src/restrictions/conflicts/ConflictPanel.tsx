import { Alert, AlertTitle, Box, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { Conflict } from '../../gen/graphql.js';
import { useDescribe } from '../form/useDescribe.js';
import { namedOf } from './conflicts-at.js';
import { StatementList } from './StatementList.js';

interface Props {
  conflicts: readonly Conflict[];
  /** How many there are, those included that are too many to be shown. */
  total: number;
  restrictionId: string;
  details: readonly { id: string | null }[];
  onGo?: (path: string) => void;
  error?: Error | null;
}

/** Conflicts of the published restriction; empty without any. */
export function ConflictPanel({ conflicts, total, restrictionId, details, onGo, error }: Props) {
  const translate = useTranslate();
  const { members } = useDescribe();
  const who = ({ citizenships }: Conflict): string => {
    if (citizenships.length === 0) return translate('restrictions.everyone');
    const { named, hasOthers } = namedOf(citizenships);
    return hasOthers ? translate('conflicts.andOthers', { names: members(named) }) : members(named);
  };
  if (error)
    return (
      <Alert severity="warning" sx={{ mb: 2 }}>
        {translate('conflicts.unread')}
      </Alert>
    );
  if (conflicts.length === 0) return null;
  return (
    <Alert severity="warning" sx={{ mb: 2, '& .MuiAlert-message': { minWidth: 0 } }} id="conflicts">
      <AlertTitle component="h2">{translate('conflicts.title', { count: total })}</AlertTitle>
      <Typography variant="body2">{translate('conflicts.text')}</Typography>
      {conflicts.map((conflict) => (
        <Box
          component="section"
          key={`${conflict.restrictionType} ${conflict.detailType} ${conflict.statements.map(({ detailId }) => detailId).join(' ')}`}
          sx={{ mt: 1.5 }}
        >
          <Typography component="h3" sx={{ fontWeight: 600 }}>
            {conflict.title}
          </Typography>
          <Typography variant="body2">
            {translate(`purpose.${conflict.restrictionType}`)} · {who(conflict)}
          </Typography>
          <Typography variant="body2">{translate(`conflicts.kind.${conflict.kind}`)}</Typography>
          <StatementList
            conflict={conflict}
            restrictionId={restrictionId}
            details={details}
            {...(onGo ? { onGo } : {})}
          />
        </Box>
      ))}
    </Alert>
  );
}
