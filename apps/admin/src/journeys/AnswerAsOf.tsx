import { Alert, Box, Typography } from '@mui/material';
import type { UseQueryResult } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import type { MyjourneyPageAsOf } from '../gen/graphql.js';
import { ErrorState } from '../ui/ErrorState.js';
import { LoadingState } from '../ui/LoadingState.js';
import { useDates } from '../ui/useDates.js';
import { PageAsOf } from './PageAsOf.js';

interface Props {
  /** Null: no moment is chosen yet. */
  requested: string | null;
  answer: UseQueryResult<MyjourneyPageAsOf, Error>;
  /** The field of the moment says what is wrong. */
  isRejected: boolean;
}

/** The page of the chosen moment, or why there is none. */
export function AnswerAsOf({ requested, answer: { data, error, isFetching, refetch }, isRejected }: Props) {
  return (
    <Box
      aria-live="polite"
      aria-busy={isFetching}
      sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}
    >
      {isFetching ? (
        <LoadingState rows={3} />
      ) : (
        <>
          {error && !isRejected && <ErrorState error={error} onRetry={() => void refetch()} />}
          {!error && <Content requested={requested} page={data?.myjourneyPageAsOf} />}
        </>
      )}
    </Box>
  );
}

interface ContentProps extends Pick<Props, 'requested'> {
  page: MyjourneyPageAsOf['myjourneyPageAsOf'] | undefined;
}

function Content({ requested, page }: ContentProps) {
  const translate = useTranslate();
  const { moment } = useDates();
  if (requested === null)
    return <Typography sx={{ color: 'text.secondary' }}>{translate('journeys.asOfIntro')}</Typography>;
  if (page === null) return <Alert severity="info">{translate('journeys.asOfNotFound')}</Alert>;
  return page ? <PageAsOf page={page} moment={moment(requested)} /> : null;
}
