import AddLinkIcon from '@mui/icons-material/AddLink';
import { Alert, Box, Button, Typography } from '@mui/material';
import { lazy, Suspense, useMemo, useState } from 'react';
import { useLocale, useTranslate } from 'react-admin';
import { Link, useLocation, useSearchParams } from 'react-router-dom';
import { useCurrentUser } from '../account/useCurrentUser.js';
import { ErrorState } from '../ui/ErrorState.js';
import { KeyCap } from '../ui/KeyCap.js';
import { LoadingState } from '../ui/LoadingState.js';
import { ScreenHeading } from '../ui/ScreenHeading.js';
import { useCtrlKey } from '../ui/useCtrlKey.js';
import { useDates } from '../ui/useDates.js';
import { CruiseLookupDocument, LookupDocument, type DestinationDetail } from '../gen/graphql.js';
import { useApiQuery } from '../graphql/useApiQuery.js';
import type { CREATING } from '../palette/creating.js';
import { useCountryName } from '../places/useCountries.js';
import { isComplete, isCruise, type SearchForm } from '../search/search-form.js';
import { formOf, queryOf } from '../search/search-query.js';
import { useTripLine } from '../search/useTripLine.js';
import { addressOf, answerVariables, choiceOf, cruiseVariables, type AnswerChoice } from './answer-address.js';
import { AnswerFirst } from './AnswerFirst.js';
import { AnswerControls } from './AnswerControls.js';
import { AnswerSections } from './AnswerSections.js';
import { AsOfControl } from './AsOfControl.js';
import type { Comparison } from './comparison.js';
import { CompareControl } from './CompareControl.js';
import { ComparedAnswer } from './ComparedAnswer.js';
import { DestinationStrip } from './DestinationStrip.js';
import { ScheduledChanges } from './ScheduledChanges.js';
import { rejectionOf } from './rejection-of.js';
import { SummaryTiles } from './SummaryTiles.js';
import { useComparison } from './useComparison.js';

const CreateTripDialog = lazy(() => import('./CreateTripDialog.js'));

/** In place of the answer, where the address lacks a part of the question. */
function IncompleteSearch({ searchAddress }: { searchAddress: string }) {
  const translate = useTranslate();
  return (
    <>
      <ScreenHeading text={translate('answer.title')} />
      <Alert
        severity="info"
        action={
          <Button component={Link} to={searchAddress} color="inherit">
            {translate('answer.toSearch')}
          </Button>
        }
      >
        {translate('answer.incomplete')}
      </Alert>
    </>
  );
}

function Warnings({ warnings, language }: Pick<DestinationDetail, 'warnings'> & { language: string }) {
  const translate = useTranslate();
  if (warnings.length === 0) return null;
  return (
    <Box component="section" aria-label={translate('answer.warnings')} sx={{ display: 'grid', gap: 1 }}>
      {warnings.map(({ key, text }) => (
        <Alert key={key} severity={key === 'ENTRY_BANNED' ? 'error' : 'warning'} lang={language}>
          {text}
        </Alert>
      ))}
    </Box>
  );
}

/** Whether the dialog for a trip page is open: by a button, or by the line that led here. */
function useCreating(canCreate: boolean): [boolean, (isCreating: boolean) => void] {
  const location = useLocation();
  const [query, setQuery] = useSearchParams();
  const [isOpened, setOpened] = useState(false);
  const isRequested = (location.state as Partial<typeof CREATING> | null)?.isCreating ?? false;
  const set = (isCreating: boolean) => {
    setOpened(isCreating);
    // Asked once: going back or reloading does not ask again.
    if (isRequested && !isCreating) setQuery(query, { replace: true, state: null });
  };
  return [canCreate && (isOpened || isRequested), set];
}

function CreateButton({ isReady, onCreate }: { isReady: boolean; onCreate: () => void }) {
  const translate = useTranslate();
  useCtrlKey('Enter', isReady ? onCreate : null);
  return (
    <Button
      variant="contained"
      startIcon={<AddLinkIcon />}
      onClick={onCreate}
      disabled={!isReady}
      aria-keyshortcuts="Control+Enter"
    >
      {translate('answer.createTrip')}
      <KeyCap>{translate('answer.createTripKeys')}</KeyCap>
    </Button>
  );
}

interface TimeControlsProps {
  form: SearchForm;
  choice: AnswerChoice;
  rejection: string | undefined;
  onChoose: (next: Partial<AnswerChoice>) => void;
  /** Null: there is nothing to compare yet. */
  onCompare: ((comparison: Comparison) => void) | null;
}

const TimeControls = ({ form, choice, rejection, onChoose, onCompare }: TimeControlsProps) => (
  <Box sx={{ display: 'flex', displayPrint: 'none', flexWrap: 'wrap', gap: '8px', mb: 2 }}>
    <AsOfControl asOf={choice.asOf} rejection={rejection} onChange={(asOf) => onChoose({ asOf })} />
    {onCompare && <CompareControl key={form.dateStart} dateStart={form.dateStart} onCompare={onCompare} />}
  </Box>
);

interface PartsProps {
  answer: DestinationDetail;
  form: SearchForm;
  choice: AnswerChoice;
  title: string;
  facts: string;
  onChoose: (next: Partial<AnswerChoice>) => void;
}

/** The answer itself: the conclusion, then everything it rests on. */
function Parts({ answer, form, choice, title, facts, onChoose }: PartsProps) {
  const { language } = choice;
  return (
    <>
      <AnswerFirst answer={answer} form={form} choice={choice} title={title} facts={facts}>
        <DestinationStrip destinations={answer.destinations} trip={form} />
        <Warnings warnings={answer.warnings} language={language} />
        <ScheduledChanges
          scheduled={answer.scheduled}
          destinations={answer.destinations}
          searched={form.nationalities}
          language={language}
        />
        <SummaryTiles items={answer.summary} language={language} />
      </AnswerFirst>
      <AnswerSections answer={answer} searched={form.nationalities} language={language}>
        <AnswerControls choice={choice} onChange={onChoose} />
      </AnswerSections>
    </>
  );
}

/** The answer of a complete search; the one before stands until another has come. */
function useAnswer(form: SearchForm, choice: AnswerChoice) {
  const [isSailing, isWhole] = [isCruise(form), isComplete(form)];
  const onLand = useApiQuery('answer', LookupDocument, answerVariables(form, choice), {
    enabled: isWhole && !isSailing,
    keepPrevious: true,
  });
  const atSea = useApiQuery('cruiseAnswer', CruiseLookupDocument, cruiseVariables(form, choice), {
    enabled: isWhole && isSailing,
    keepPrevious: true,
  });
  const { error, isPending, isPlaceholderData, refetch } = isSailing ? atSea : onLand;
  const found = isSailing ? atSea.data?.cruiseDestinationDetail : onLand.data?.destinationDetail;
  const rejection = rejectionOf(error, 'asOf');
  return {
    answer: error ? undefined : found,
    /** What stands beside its field is no failure of the screen. */
    failure: rejection === undefined ? error : null,
    rejection,
    isLoading: !error && isPending,
    isEarlier: isPlaceholderData,
    retry: () => void refetch(),
  };
}

export default function AnswerPage() {
  const translate = useTranslate();
  const locale = useLocale() ?? 'de';
  const { day } = useDates();
  const countryName = useCountryName();
  const [query, setQuery] = useSearchParams();
  const form = useMemo(() => formOf(query), [query]);
  const choice = choiceOf(query, locale);
  const hasOrganisation = Boolean(useCurrentUser()?.organisation);
  const tripLine = useTripLine(form);
  const { answer, failure, rejection, isLoading, isEarlier, retry } = useAnswer(form, choice);
  const canCreate = hasOrganisation && choice.asOf === null;
  const [isCreating, setCreating] = useCreating(canCreate && answer !== undefined);
  const [comparison, compare] = useComparison(form, choice);
  const searchAddress = `/search?${queryOf(form).toString()}`;

  const choose = (next: Partial<AnswerChoice>) => {
    setQuery(addressOf(form, { ...choice, ...next }), { replace: true });
  };

  if (!isComplete(form)) return <IncompleteSearch searchAddress={searchAddress} />;

  const names = new Intl.ListFormat(locale).format(form.nationalities.map((code) => countryName(code)));
  const facts = [
    translate('answer.dates', { start: day(form.dateStart), end: day(form.dateEnd) }),
    translate('answer.nationalities', { names }),
    translate(`purpose.${form.purpose}`),
  ].join(' · ');
  return (
    <>
      <ScreenHeading text={tripLine}>
        <Button component={Link} to={searchAddress} variant="outlined">
          {translate('answer.changeSearch')}
        </Button>
        {canCreate && <CreateButton isReady={answer !== undefined} onCreate={() => setCreating(true)} />}
      </ScreenHeading>
      <Typography sx={{ color: 'text.secondary', mt: -1, mb: 2 }}>{facts}</Typography>
      <TimeControls
        form={form}
        choice={choice}
        rejection={rejection}
        onChoose={choose}
        onCompare={answer && !isCruise(form) ? compare : null}
      />
      {failure && <ErrorState error={failure} onRetry={retry} />}
      {isLoading && <LoadingState rows={6} />}
      {answer && (
        <Box aria-busy={isEarlier} sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}>
          {comparison && (
            <ComparedAnswer
              answer={answer}
              form={form}
              choice={choice}
              comparison={comparison}
              onClose={() => compare(null)}
            />
          )}
          <Parts answer={answer} form={form} choice={choice} title={tripLine} facts={facts} onChoose={choose} />
        </Box>
      )}
      {isCreating && (
        <Suspense fallback={null}>
          <CreateTripDialog form={form} language={choice.language} onClose={() => setCreating(false)} />
        </Suspense>
      )}
    </>
  );
}
