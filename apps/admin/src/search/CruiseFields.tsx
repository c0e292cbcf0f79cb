import { Box, Typography } from '@mui/material';
import { usePermissions, useTranslate } from 'react-admin';
import { useCurrentUser } from '../account/useCurrentUser.js';
import { FavouriteLinesDocument } from '../gen/graphql.js';
import { useApiQuery } from '../graphql/useApiQuery.js';
import type { Rights } from '../session/rights.js';
import { productDay } from '../session/product-day.js';
import { Choice } from '../ui/Choice.js';
import { useDates } from '../ui/useDates.js';
import { noCruise, type CruiseChoice } from './cruise-choice.js';
import { searchFieldId as fieldId } from './search-field-id.js';
import { useCruiseRoutes, type CruiseRoute } from './useCruiseRoutes.js';
import { useShippingLines } from './useShippingLines.js';

interface Props {
  value: CruiseChoice;
  error: string | undefined;
  onChange: (cruise: CruiseChoice) => void;
}

/** The lines that the organisation sells; where it has chosen none, all of them (spec: application, section 3). */
function useLines() {
  const { permissions } = usePermissions<Rights>();
  const hasOrganisation = Boolean(useCurrentUser()?.organisation);
  const mayChoose = hasOrganisation && (permissions?.codenames ?? []).includes('DestinationManager');
  const lines = useShippingLines();
  const own = useApiQuery('favouriteLines', FavouriteLinesDocument, {}, { enabled: mayChoose });
  const chosen = new Set(own.data?.organisationShippingLineSelections.map(({ id }) => id) ?? []);
  return chosen.size > 0 ? lines.filter(({ id }) => chosen.has(id)) : lines;
}

const shipsOf = (routes: readonly CruiseRoute[]): CruiseRoute['ship'][] => [
  ...new Map(routes.map(({ ship }) => [ship.id, ship])).values(),
];

/** Length, start and finish of a route, and whether it is an invented one, as in the list that the product ships with. */
function RouteNote({ route }: { route: CruiseRoute | undefined }) {
  const translate = useTranslate();
  if (!route) return null;
  return (
    <Typography variant="body2" sx={{ color: 'text.secondary' }}>
      {translate('search.cruise.facts', factsOf(route))}
      {route.isSample && (
        <>
          <br />
          {translate('search.cruise.sample')}
        </>
      )}
    </Typography>
  );
}

const factsOf = ({ name, durationDays, startPort, finishPort }: CruiseRoute) => ({
  route: name,
  days: durationDays,
  start: startPort,
  finish: finishPort,
});

/** Routes of one name differ in length or ends, and say so. */
function useRouteOptions(routes: readonly CruiseRoute[]): { value: string; label: string }[] {
  const translate = useTranslate();
  return routes.map((route) => {
    const isAlone = routes.every(({ id, name }) => id === route.id || name !== route.name);
    return { value: route.id, label: isAlone ? route.name : translate('search.cruise.facts', factsOf(route)) };
  });
}

/** Line, ship, route and day, each narrowing the next. */
export default function CruiseFields({ value, error, onChange }: Props) {
  const translate = useTranslate();
  const { day } = useDates();
  const lines = useLines();
  const { routes, isPending } = useCruiseRoutes(value.line);
  const today = productDay(new Date());
  const open = { value: '', label: translate('search.cruise.pick') };
  const ofShip = routes.filter(({ ship }) => ship.id === value.ship);
  const routeOptions = useRouteOptions(ofShip);
  const route = ofShip.find(({ id }) => id === value.route);
  const sailings = (route?.schedules ?? []).filter(({ dateEnd }) => dateEnd >= today);
  const isEmpty = value.line !== '' && !isPending && routes.length === 0;
  return (
    <Box role="group" aria-label={translate('search.cruise.title')} sx={{ display: 'grid', gap: 2, mb: 2 }}>
      <Choice
        id={fieldId('cruise')}
        label={translate('search.cruise.line')}
        value={value.line}
        options={[open, ...lines.map(({ id, name }) => ({ value: id, label: name }))]}
        onChange={(line) => onChange({ ...noCruise(), line })}
        error={isEmpty ? translate('search.cruise.noRoutes') : error}
        required
      />
      <Choice
        id="search-ship"
        label={translate('search.cruise.ship')}
        value={value.ship}
        options={[open, ...shipsOf(routes).map(({ id, name }) => ({ value: id, label: name }))]}
        onChange={(ship) => onChange({ ...noCruise(), line: value.line, ship })}
        disabled={routes.length === 0}
        required
      />
      <Choice
        id="search-route"
        label={translate('search.cruise.route')}
        value={value.route}
        options={[open, ...routeOptions]}
        onChange={(next) => onChange({ ...noCruise(), line: value.line, ship: value.ship, route: next })}
        disabled={ofShip.length === 0}
        required
      />
      <Choice
        id="search-sailing"
        label={translate('search.cruise.sailing')}
        value={value.cruiseId}
        options={[
          open,
          ...sailings.map(({ cruiseId, dateStart, dateEnd }) => ({
            value: cruiseId,
            label: translate('search.cruise.days', { start: day(dateStart), end: day(dateEnd) }),
          })),
        ]}
        onChange={(cruiseId) => {
          const sailing = sailings.find((one) => one.cruiseId === cruiseId);
          const { dateStart = '', dateEnd = '' } = sailing ?? {};
          onChange({ ...value, cruiseId, dateStart, dateEnd });
        }}
        disabled={sailings.length === 0}
        required
      />
      <RouteNote route={route} />
    </Box>
  );
}
