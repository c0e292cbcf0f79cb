import ListIcon from '@mui/icons-material/FormatListBulleted';
import { Box, Button, Paper, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Link, useSearchParams } from 'react-router-dom';
import { RiskMark } from '../answer/RiskMark.js';
import { MapEventsDocument, type ShownEvent } from '../gen/graphql.js';
import { useApiQuery } from '../graphql/useApiQuery.js';
import { ListedRow } from '../map/ListedRow.js';
import { REFRESHED } from '../news/refreshed.js';
import { useWorldOutlines } from '../places/world-outlines.js';
import { EmptyState } from '../ui/EmptyState.js';
import { ErrorState } from '../ui/ErrorState.js';
import { LoadingState } from '../ui/LoadingState.js';
import { ScreenHeading } from '../ui/ScreenHeading.js';
import { useDates } from '../ui/useDates.js';
import { EventMap } from './EventMap.js';
import { EventsScreen } from './EventsScreen.js';
import { SourceNote } from './SourceNote.js';

interface EntryProps {
  event: ShownEvent;
  isSelected: boolean;
  onSelect: () => void;
}

function Entry({ event, isSelected, onSelect }: EntryProps) {
  const translate = useTranslate();
  const { moment } = useDates();
  const { id, title, country, level, significantUpdateAt } = event;
  return (
    <ListedRow
      isSelected={isSelected}
      aria-pressed={isSelected}
      onUse={onSelect}
      sx={{ p: '10px 12px', display: 'grid', gap: '4px', justifyContent: 'stretch' }}
      more={
        isSelected && (
          <Button component={Link} to={`/events#event-${id}`} size="small" sx={{ ml: '6px', mb: '6px' }}>
            {translate('events.details')}
          </Button>
        )
      }
    >
      <Box component="span" sx={{ fontWeight: 600, fontSize: 14 }}>
        {title}
      </Box>
      <Box component="span" sx={{ display: 'flex', gap: '8px', alignItems: 'center', fontSize: 13 }}>
        <RiskMark level={level} />
        {country?.nameShort ?? translate('events.nowhere')}
      </Box>
      <Box component="span" sx={{ fontSize: 12, color: 'text.secondary' }}>
        {moment(significantUpdateAt)}
      </Box>
    </ListedRow>
  );
}

function MapAndList({ events }: { events: readonly ShownEvent[] }) {
  const translate = useTranslate();
  const [query, setQuery] = useSearchParams();
  const selected = query.get('event');
  const select = (id: string) => setQuery({ event: id }, { replace: true });
  const outlines = useWorldOutlines();
  if (outlines.error) return <ErrorState error={outlines.error} onRetry={() => void outlines.refetch()} />;
  if (!outlines.data) return <LoadingState />;
  return (
    <Box
      sx={{
        display: 'grid',
        gap: '16px',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 340px' },
        alignItems: 'start',
      }}
    >
      <Paper variant="outlined" sx={{ borderRadius: '10px', overflow: 'hidden' }}>
        <EventMap outlines={outlines.data} events={events} selected={selected} onSelect={select} />
        <Typography
          variant="body2"
          sx={{ px: '14px', py: '10px', borderTop: 1, borderColor: 'line', color: 'text.secondary' }}
        >
          {translate('events.legend')}
        </Typography>
      </Paper>
      <Paper
        variant="outlined"
        component="section"
        aria-label={translate('events.lists.live', { count: events.length })}
        sx={{ borderRadius: '10px', maxHeight: { xs: 480, lg: 'min(40rem, calc(100vh - 13rem))' }, overflowY: 'auto' }}
      >
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {events.map((event) => (
            <Entry key={event.id} event={event} isSelected={event.id === selected} onSelect={() => select(event.id)} />
          ))}
        </Box>
      </Paper>
    </Box>
  );
}

function EventsOnMap() {
  const translate = useTranslate();
  const { data, error, isPending, refetch } = useApiQuery('mapEvents', MapEventsDocument, {}, REFRESHED);
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (isPending) return <LoadingState />;
  const events = data.mapEvents;
  return (
    <>
      <ScreenHeading text={translate('menu.eventsMap')}>
        <Button component={Link} to="/events" variant="outlined" startIcon={<ListIcon />}>
          {translate('events.asList')}
        </Button>
      </ScreenHeading>
      {events.length === 0 ? (
        <EmptyState title={translate('events.empty.live')} text={translate('events.emptyText.live')} />
      ) : (
        <MapAndList events={events} />
      )}
      <SourceNote events={events} />
    </>
  );
}

/** Events that go on, on the map of the world (spec: application, section 2). */
export default function EventsMapPage() {
  return (
    <EventsScreen>
      <EventsOnMap />
    </EventsScreen>
  );
}
