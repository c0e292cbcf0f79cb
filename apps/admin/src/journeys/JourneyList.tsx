import { Box, Tab, Tabs, TextField, useMediaQuery, type Theme } from '@mui/material';
import { lazy, Suspense, useEffect, useState } from 'react';
import { ListBase, Pagination, useListContext, useTranslate } from 'react-admin';
import { ErrorState } from '../ui/ErrorState.js';
import { NoPermission } from '../ui/NoPermission.js';
import { LoadingState } from '../ui/LoadingState.js';
import { ScreenHeading } from '../ui/ScreenHeading.js';
import { ApiError } from '../graphql/client.js';
import type { Journey } from '../gen/graphql.js';
import type { JourneyFilter } from '../gen/schema.js';
import { JourneyCards } from './JourneyCards.js';
import { JourneyEditDialog } from './JourneyEditDialog.js';
import { JourneyTable } from './JourneyTable.js';
import { NoJourneys } from './NoJourneys.js';
import { useLinkSwitch } from './useLinkSwitch.js';

const JourneyAsOfDialog = lazy(() => import('./JourneyAsOfDialog.js'));

const TABS: readonly JourneyFilter[] = ['ALL', 'ONGOING', 'UPCOMING', 'BUSINESS', 'PRIVATE', 'CRUISE'];
const TYPING_PAUSE_MS = 300;

/** A failure stands in the list itself, in the words of the user's language; react-admin would say it once more. */
const SAID_ON_SCREEN = { onError: () => undefined };

interface Filter {
  tab?: JourneyFilter;
  note?: string;
}

function NoteFilter({ value, onChange }: { value: string; onChange: (note: string) => void }) {
  const translate = useTranslate();
  const [text, setText] = useState(value);
  const [textOf, setTextOf] = useState(value);
  if (textOf !== value) {
    setTextOf(value);
    setText(value);
  }
  useEffect(() => {
    if (text === value) return;
    const timer = setTimeout(() => onChange(text), TYPING_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text, value, onChange]);
  return (
    <TextField
      type="search"
      id="note-filter"
      label={translate('journeys.noteFilter')}
      value={text}
      onChange={({ target }) => setText(target.value)}
      sx={{ maxWidth: { sm: 260 } }}
    />
  );
}

function JourneyListContent() {
  const translate = useTranslate();
  const list = useListContext<Journey>();
  const { data, error, isPending, total, setFilters, refetch } = list;
  const isSmall = useMediaQuery<Theme>(({ breakpoints }) => breakpoints.down('md'));
  const [edited, setEdited] = useState<Journey | null>(null);
  const [lookedBack, setLookedBack] = useState<Journey | null>(null);
  const { tab = 'ALL', note = '' } = list.filterValues as Filter;
  const isEmpty = !isPending && !error && (data ?? []).length === 0;

  const { switchLink, dialog } = useLinkSwitch(() => void refetch());
  const choices = { onEdit: setEdited, onAsOf: setLookedBack, onSwitch: switchLink };

  const setFilter = (part: Filter) => setFilters({ tab, note, ...part }, undefined, false);

  if (error instanceof ApiError && error.isForbidden) return <NoPermission />;
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center', mb: 1 }}>
        <Tabs
          value={tab}
          onChange={(_, next: JourneyFilter) => setFilter({ tab: next })}
          variant="scrollable"
          allowScrollButtonsMobile
          aria-label={translate('journeys.tabsLabel')}
          sx={{ flex: '1 1 20rem', minWidth: 0 }}
        >
          {TABS.map((one) => (
            <Tab key={one} value={one} label={translate(`journeys.tabs.${one}`)} id={`journeys-tab-${one}`} />
          ))}
        </Tabs>
        <NoteFilter value={note} onChange={(text) => setFilter({ note: text })} />
      </Box>
      {error && <ErrorState error={error} onRetry={() => void refetch()} />}
      {isPending && !error && <LoadingState rows={8} />}
      {isEmpty && <NoJourneys isFiltered={tab !== 'ALL' || note !== ''} />}
      {!isPending &&
        !error &&
        !isEmpty &&
        (isSmall ? (
          <JourneyCards journeys={data ?? []} {...choices} />
        ) : (
          <JourneyTable journeys={data ?? []} {...choices} />
        ))}
      {!error && (total ?? 0) > 0 && <Pagination rowsPerPageOptions={[10, 25, 50, 100]} />}
      {dialog}
      {lookedBack && (
        <Suspense fallback={null}>
          <JourneyAsOfDialog journey={lookedBack} onClose={() => setLookedBack(null)} />
        </Suspense>
      )}
      {edited && (
        <JourneyEditDialog
          journey={edited}
          onClose={() => setEdited(null)}
          onSaved={() => {
            setEdited(null);
            void refetch();
          }}
        />
      )}
    </>
  );
}

export default function JourneyList() {
  const translate = useTranslate();
  return (
    <>
      <ScreenHeading text={translate('journeys.title')} />
      <ListBase
        resource="mytrip-history"
        perPage={25}
        sort={{ field: 'createdAt', order: 'DESC' }}
        queryOptions={SAID_ON_SCREEN}
        disableAuthentication
      >
        <JourneyListContent />
      </ListBase>
    </>
  );
}
