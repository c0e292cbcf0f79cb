import AddIcon from '@mui/icons-material/Add';
import DoneAllIcon from '@mui/icons-material/DoneAll';
import { Box, Button, Skeleton, Typography } from '@mui/material';
import { lazy, Suspense } from 'react';
import { usePermissions, useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { useCurrentUser } from '../account/useCurrentUser.js';
import { ChangesForTripsDocument, DeparturesDocument, FavouriteCountriesDocument } from '../gen/graphql.js';
import { useApiQuery } from '../graphql/useApiQuery.js';
import { useViewpoint } from '../map/useViewpoint.js';
import { useWorld } from '../map/useWorld.js';
import { REFRESHED } from '../news/refreshed.js';
import { Ticker } from '../news/Ticker.js';
import { useNews } from '../news/useNews.js';
import { useCountries } from '../places/useCountries.js';
import type { Rights } from '../session/rights.js';
import { KeyCap } from '../ui/KeyCap.js';
import { ScreenHeading } from '../ui/ScreenHeading.js';
import { ScreenTexts } from '../ui/ScreenTexts.js';
import { useDates } from '../ui/useDates.js';
import { boardTexts } from './board-texts.js';
import { ChangesCard } from './ChangesCard.js';
import { DeparturesCard, isReady } from './DeparturesCard.js';
import { FavouritesCard } from './FavouritesCard.js';
import { NewsCard } from './NewsCard.js';
import { useBoardKeys } from './useBoardKeys.js';

// The rest of the board does not wait for the map.
const WorldCard = lazy(() => import('./WorldCard.js'));

const COLUMNS = {
  display: 'grid',
  gap: '14px',
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) minmax(340px, 396px)' },
};
const COLUMN = { display: { xs: 'contents', lg: 'grid' }, gap: '14px', minWidth: 0 };
const FIRST_VISIT = new Date('2010-01-01');

/** What of the board a user may see. */
function useShown() {
  const { permissions } = usePermissions<Rights>();
  const codenames = permissions?.codenames ?? [];
  const hasOrganisation = Boolean(useCurrentUser()?.organisation);
  const hasMap = codenames.includes('DestinationManager');
  const hasMatrix = codenames.includes('DestinationManagerCDB');
  return {
    hasTrips: hasOrganisation && codenames.includes('DestinationManagerListMyJourney'),
    mayChoose: hasOrganisation && hasMap,
    hasMap,
    hasMatrix,
  };
}

function useBoard() {
  const shown = useShown();
  const news = useNews();
  const since = news.lastVisit.toISOString();
  const changes = useApiQuery(
    'tripChanges',
    ChangesForTripsDocument,
    { since },
    { ...REFRESHED, enabled: shown.hasTrips },
  );
  const departures = useApiQuery('departures', DeparturesDocument, {}, { ...REFRESHED, enabled: shown.hasTrips });
  const chosen = useApiQuery('favourites', FavouriteCountriesDocument, {}, { ...REFRESHED, enabled: shown.mayChoose });
  return {
    shown,
    news,
    changes: changes.data?.myjourneyChanges ?? null,
    departures: departures.data?.myjourneyDepartures ?? null,
    favourites: chosen.data?.organisationCountrySelections ?? [],
  };
}

function Headline({ board }: { board: ReturnType<typeof useBoard> }) {
  const translate = useTranslate();
  const { moment } = useDates();
  const { shown, news, changes, departures } = board;
  const open = departures?.filter((one) => !isReady(one)).length ?? 0;
  const counts = { changes: changes?.results.length ?? 0, trips: changes?.tripPages ?? 0, open };
  return (
    <>
      <ScreenHeading text={shown.hasTrips ? translate('board.headline', counts) : translate('board.plainHeadline')}>
        {(news.unread > 0 || counts.changes > 0) && (
          <Button variant="outlined" startIcon={<DoneAllIcon />} onClick={news.markAllRead} aria-keyshortcuts="Shift+E">
            {translate('news.markAll')}
            <KeyCap>{translate('board.markAllKeys')}</KeyCap>
          </Button>
        )}
        <Button component={RouterLink} to="/search" variant="contained" startIcon={<AddIcon />}>
          {translate('board.newSearch')}
        </Button>
      </ScreenHeading>
      {shown.hasTrips && (
        <Typography sx={{ color: 'text.secondary', mt: '-10px', mb: '14px' }}>
          {news.lastVisit < FIRST_VISIT
            ? translate('board.first')
            : translate('board.since', { at: moment(news.lastVisit.toISOString()) })}
        </Typography>
      )}
    </>
  );
}

/** The world of the own nationality, with the risk of the favourites beside it: two parts of one answer. */
function useOwnWorld() {
  const { viewpoint } = useViewpoint();
  const { rows } = useWorld(viewpoint);
  const { options } = useCountries();
  const nationality = options.find(({ code }) => code === viewpoint.citizenshipId)?.label ?? '';
  return { world: rows, nationality };
}

function WithMap({ board }: { board: ReturnType<typeof useBoard> }) {
  const { shown, changes, departures, favourites, news } = board;
  const { world, nationality } = useOwnWorld();
  return (
    <Box sx={COLUMNS}>
      <Box sx={COLUMN}>
        {shown.hasTrips && <ChangesCard changes={changes?.results ?? null} />}
        <Suspense fallback={<Skeleton variant="rounded" height={420} sx={{ order: { xs: 5, lg: 'initial' } }} />}>
          <WorldCard world={world} nationality={nationality} />
        </Suspense>
        <FavouritesCard
          favourites={favourites}
          world={world}
          maySeeMatrix={shown.hasMatrix}
          mayChoose={shown.mayChoose}
        />
      </Box>
      <Box sx={COLUMN}>
        {shown.hasTrips && <DeparturesCard departures={departures} />}
        <NewsCard {...news} />
      </Box>
    </Box>
  );
}

function WithoutMap({ board: { shown, changes, departures, news } }: { board: ReturnType<typeof useBoard> }) {
  return (
    <Box sx={COLUMNS}>
      <Box sx={COLUMN}>
        {shown.hasTrips && <ChangesCard changes={changes?.results ?? null} />}
        {!shown.hasTrips && <NewsCard {...news} />}
      </Box>
      <Box sx={COLUMN}>
        {shown.hasTrips && <DeparturesCard departures={departures} />}
        {shown.hasTrips && <NewsCard {...news} />}
      </Box>
    </Box>
  );
}

function Board() {
  const board = useBoard();
  const rows = useBoardKeys(board.news.markAllRead);
  return (
    <div ref={rows}>
      <Ticker />
      <Headline board={board} />
      {board.shown.hasMap ? <WithMap board={board} /> : <WithoutMap board={board} />}
    </div>
  );
}

/** Home: what has changed for the own trips, who leaves, the world, the favourites and the news (spec: application, section 2). */
export default function BoardPage() {
  return (
    <ScreenTexts name="board" texts={boardTexts}>
      <Board />
    </ScreenTexts>
  );
}
