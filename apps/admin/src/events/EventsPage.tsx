import MapIcon from '@mui/icons-material/MapOutlined';
import { Box, Button, Tab, Tabs, Typography } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { Link, useSearchParams } from 'react-router-dom';
import type { ShownEvent } from '../gen/graphql.js';
import { EmptyState } from '../ui/EmptyState.js';
import { ErrorState } from '../ui/ErrorState.js';
import { LoadingState } from '../ui/LoadingState.js';
import { ScreenHeading } from '../ui/ScreenHeading.js';
import { EVENT_LISTS, filtered, NO_FILTER, type EventList } from './event-model.js';
import { EventFilters } from './EventFilters.js';
import { EventRow } from './EventRow.js';
import { EventsScreen } from './EventsScreen.js';
import { SourceNote } from './SourceNote.js';
import { useEvents } from './useEvents.js';

interface ListProps extends Pick<ReturnType<typeof useEvents>, 'stateOf' | 'pin'> {
  list: EventList;
  events: readonly ShownEvent[];
}

/** The events of a tab, as far as they fit what is chosen. */
function EventRows({ list, events, stateOf, pin }: ListProps) {
  const translate = useTranslate();
  const [filter, setFilter] = useState(NO_FILTER);
  const shown = filtered(events, filter);
  if (events.length === 0)
    return <EmptyState title={translate(`events.empty.${list}`)} text={translate(`events.emptyText.${list}`)} />;
  return (
    <>
      <EventFilters events={events} filter={filter} onChange={setFilter} />
      <Typography role="status" variant="body2" sx={{ color: 'text.secondary', mb: '8px' }}>
        {translate('events.shown', { count: shown.length })}
      </Typography>
      <Box sx={{ display: 'grid', gap: '10px', maxWidth: '52rem' }}>
        {shown.map((event) => (
          <EventRow key={event.id} event={event} state={stateOf(event)} onPin={() => void pin(event)} />
        ))}
      </Box>
    </>
  );
}

function Events() {
  const translate = useTranslate();
  const [query, setQuery] = useSearchParams();
  const list = EVENT_LISTS.find((one) => one === query.get('list')) ?? 'live';
  const { lists, error, isPending, refetch, stateOf, pin } = useEvents();
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (isPending) return <LoadingState />;
  return (
    <>
      <ScreenHeading text={translate('menu.events')}>
        <Button component={Link} to="/events-map" variant="outlined" startIcon={<MapIcon />}>
          {translate('events.onMap')}
        </Button>
      </ScreenHeading>
      <Tabs
        value={list}
        onChange={(_, next: EventList) => setQuery(next === 'live' ? {} : { list: next }, { replace: true })}
        aria-label={translate('menu.events')}
        sx={{ mb: '16px' }}
      >
        {EVENT_LISTS.map((one) => (
          <Tab
            key={one}
            value={one}
            id={`events-tab-${one}`}
            aria-controls="events-list"
            label={translate(`events.lists.${one}`, { count: lists[one].length })}
          />
        ))}
      </Tabs>
      <Box role="tabpanel" id="events-list" aria-labelledby={`events-tab-${list}`}>
        <EventRows key={list} list={list} events={lists[list]} stateOf={stateOf} pin={pin} />
      </Box>
      <SourceNote events={lists[list]} />
    </>
  );
}

/** What happens at destinations (spec: application, sections 2 and 4): what goes on, all of it, and what the user keeps in sight. */
export default function EventsPage() {
  return (
    <EventsScreen>
      <Events />
    </EventsScreen>
  );
}
