import CloseIcon from '@mui/icons-material/Close';
import { Box, Button, Paper, Typography } from '@mui/material';
import { useMemo } from 'react';
import { useTranslate } from 'react-admin';
import { LookupDocument, type DestinationDetail } from '../gen/graphql.js';
import { useApiQuery } from '../graphql/useApiQuery.js';
import type { SearchForm } from '../search/search-form.js';
import { ErrorState } from '../ui/ErrorState.js';
import { LoadingState } from '../ui/LoadingState.js';
import { useDates } from '../ui/useDates.js';
import { answerVariables, type AnswerChoice } from './answer-address.js';
import { ChangedEntry } from './ChangedEntry.js';
import { comparedQuestion, differencesOf, type Comparison } from './comparison.js';
import { usePlaceTitle } from './usePlaceTitle.js';

interface Props {
  answer: DestinationDetail;
  form: SearchForm;
  choice: AnswerChoice;
  comparison: Comparison;
  onClose: () => void;
}

/** The sides of a comparison, earlier first: rules of a moment lie before those of now, and a trip before a later one. */
function useSides({ answer, form, comparison }: Props, other: DestinationDetail | undefined) {
  const translate = useTranslate();
  const { day, moment } = useDates();
  const isMoment = comparison.kind === 'asOf';
  const labels = isMoment
    ? { own: translate('answer.compare.here'), other: moment(comparison.asOf) }
    : {
        own: translate('answer.compare.from', { day: day(form.dateStart) }),
        other: translate('answer.compare.from', { day: day(comparison.dateStart) }),
      };
  const isOtherFirst = isMoment || comparison.dateStart < form.dateStart;
  const differences = useMemo(() => {
    if (!other) return null;
    const [first, second] = isOtherFirst ? [other, answer] : [answer, other];
    return differencesOf(first, second, form.nationalities);
  }, [answer, other, isOtherFirst, form.nationalities]);
  const [before, after] = isOtherFirst ? [labels.other, labels.own] : [labels.own, labels.other];
  return { title: labels.other, labels: { before, after }, differences };
}

/** What another answer says differently: by the rules of another moment, or on other days. */
export function ComparedAnswer(props: Props) {
  const { form, choice, comparison, onClose } = props;
  const translate = useTranslate();
  const placeTitle = usePlaceTitle();
  const question = comparedQuestion(form, choice, comparison);
  const variables = answerVariables(question.form, question.choice);
  const { data, error, refetch } = useApiQuery('answer', LookupDocument, variables);
  const { title, labels, differences } = useSides(props, data?.destinationDetail);
  const titles = new Map(props.answer.destinations.map(({ place }) => [place.id, placeTitle(place)]));
  return (
    <Paper
      variant="outlined"
      component="section"
      aria-labelledby="compare-heading"
      sx={{ p: '16px', borderRadius: '10px', mb: 2 }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
        <Typography component="h2" variant="h2" id="compare-heading" sx={{ flex: '1 1 auto' }}>
          {translate('answer.compare.title', { with: title })}
        </Typography>
        <Button size="small" startIcon={<CloseIcon />} onClick={onClose}>
          {translate('answer.compare.close')}
        </Button>
      </Box>
      {error && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!error && !differences && <LoadingState rows={2} />}
      {differences && (
        <Typography role="status" sx={{ color: 'text.secondary' }}>
          {translate('answer.compare.count', { count: differences.length })}
        </Typography>
      )}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {differences?.map((difference) => (
          <Box
            component="li"
            key={`${difference.destination}:${difference.detailType}:${difference.nationalities.join()}`}
            sx={{ mt: 1.5 }}
          >
            <ChangedEntry
              {...difference}
              heading="h3"
              place={titles.get(difference.destination) ?? difference.destination}
              searched={form.nationalities}
              labels={labels}
              language={choice.language}
            />
          </Box>
        ))}
      </Box>
    </Paper>
  );
}
