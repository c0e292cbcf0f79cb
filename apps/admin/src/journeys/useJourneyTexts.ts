import { useCallback } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { copyText } from '../ui/clipboard.js';
import type { Journey, PlaceHit } from '../gen/graphql.js';
import { useCountryName } from '../places/useCountries.js';
import { absoluteLink } from './journey-state.js';

export interface JourneyTexts {
  places: (places: readonly PlaceHit[]) => string;
  /** Ship and route of a cruise, the places of any other trip. */
  whereTo: (journey: Pick<Journey, 'destinations' | 'cruises'>) => string;
  link: (journey: Journey) => string;
  copyLink: (journey: Journey) => Promise<void>;
}

export function useJourneyTexts(): JourneyTexts {
  const translate = useTranslate();
  const notify = useNotify();
  const nameOf = useCountryName();
  const places = useCallback(
    (hits: readonly PlaceHit[]) =>
      hits
        .map(({ type, name, iata, country }) => (type === 'COUNTRY' ? nameOf(country.iso2, name) : (iata ?? name)))
        .join(', '),
    [nameOf],
  );
  const whereTo = useCallback(
    ({ destinations, cruises: [cruise] }: Pick<Journey, 'destinations' | 'cruises'>) =>
      cruise
        ? translate('search.cruise.named', { ship: cruise.shipName, route: cruise.cruiseName })
        : places(destinations),
    [places, translate],
  );
  const link = useCallback((journey: Journey) => absoluteLink(journey.link, window.location.origin), []);
  const copyLink = useCallback(
    async (journey: Journey) => {
      const address = link(journey);
      if (await copyText(address)) notify(translate('journeys.copied'), { type: 'success' });
      else notify(translate('journeys.copyFailed', { link: address }), { type: 'error' });
    },
    [link, notify, translate],
  );
  return { places, whereTo, link, copyLink };
}
