import { Alert, AlertTitle, Box, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { Contradiction } from '../../gen/graphql.js';
import { useDescribe } from '../useDescribe.js';
import { namedOf } from './contradictions-at.js';
import { StatementList } from './StatementList.js';

interface Props {
  contradictions: readonly Contradiction[];
  /** How many there are, those included that are too many to be shown. */
  total: number;
  restrictionId: string;
  details: readonly { id: string | null }[];
  onGo?: (path: string) => void;
  error?: Error | null;
}

/** What contradicts the restriction as it is published; nothing where nothing does. */
export function ContradictionPanel({ contradictions, total, restrictionId, details, onGo, error }: Props) {
  const translate = useTranslate();
  const { members } = useDescribe();
  const who = ({ citizenships }: Contradiction): string => {
    if (citizenships.length === 0) return translate('restrictions.everyone');
    const { named, hasOthers } = namedOf(citizenships);
    return hasOthers ? translate('contradictions.andOthers', { names: members(named) }) : members(named);
  };
  if (error)
    return (
      <Alert severity="warning" sx={{ mb: 2 }}>
        {translate('contradictions.unread')}
      </Alert>
    );
  if (contradictions.length === 0) return null;
  return (
    <Alert severity="warning" sx={{ mb: 2, '& .MuiAlert-message': { minWidth: 0 } }} id="contradictions">
      <AlertTitle component="h2">{translate('contradictions.title', { count: total })}</AlertTitle>
      <Typography variant="body2">{translate('contradictions.text')}</Typography>
      {contradictions.map((contradiction) => (
        <Box
          component="section"
          key={`${contradiction.restrictionType} ${contradiction.detailType} ${contradiction.statements.map(({ detailId }) => detailId).join(' ')}`}
          sx={{ mt: 1.5 }}
        >
          <Typography component="h3" sx={{ fontWeight: 600 }}>
            {contradiction.title}
          </Typography>
          <Typography variant="body2">
            {translate(`purpose.${contradiction.restrictionType}`)} · {who(contradiction)}
          </Typography>
          <StatementList
            contradiction={contradiction}
            restrictionId={restrictionId}
            details={details}
            {...(onGo ? { onGo } : {})}
          />
        </Box>
      ))}
    </Alert>
  );
}
