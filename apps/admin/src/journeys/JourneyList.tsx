import { DateInput, TextInput, useTranslate } from 'react-admin';
import type { Journey } from '../gen/graphql.js';
import { csvExporter } from '../ui/resource/csv-exporter.js';
import { ResourceList } from '../ui/resource/ResourceList.js';
import { journeyState } from './journey-state.js';
import { AirportFilter, CountryFilter, LineFilter } from './JourneyFilterInputs.js';
import { JourneyTable } from './JourneyTable.js';
import { JourneyTabs } from './JourneyTabs.js';

const exporter = csvExporter<Journey>('trip-pages', (journey) => ({
  id: journey.id,
  createdAt: journey.createdAt,
  dateStart: journey.dateStart,
  dateEnd: journey.dateEnd,
  departure: journey.departureName,
  destinations: journey.destinations.map(({ name }) => name).join(', '),
  transits: journey.transits.map(({ name }) => name).join(', '),
  restrictionType: journey.restrictionType,
  cruise: journey.cruises.map(({ shipName, cruiseName }) => `${shipName}, ${cruiseName}`).join('; '),
  label: journey.label,
  internalNote: journey.internalNote,
  state: journeyState(journey),
  link: journey.link,
}));

/** The trip pages of the own organisation. */
export default function JourneyList() {
  const translate = useTranslate();
  return (
    <ResourceList
      title={translate('journeys.title')}
      sort={{ field: 'createdAt', order: 'DESC' }}
      exporter={exporter}
      filters={[
        <TextInput
          key="note"
          source="note"
          type="search"
          label={translate('journeys.noteFilter')}
          resettable
          alwaysOn
        />,
        <CountryFilter key="to" source="destinationId" label={translate('journeys.destinationFilter')} alwaysOn />,
        <CountryFilter key="nationality" source="citizenshipId" label={translate('journeys.nationalityFilter')} />,
        <CountryFilter key="from" source="departureId" label={translate('journeys.departure')} />,
        <DateInput key="start" source="dateStart" label={translate('journeys.startFilter')} />,
        <DateInput key="end" source="dateEnd" label={translate('journeys.endFilter')} />,
        <AirportFilter key="via" source="via" label={translate('journeys.viaFilter')} />,
        <LineFilter key="line" source="shippingLineId" label={translate('journeys.lineFilter')} />,
        <TextInput key="route" source="route" label={translate('journeys.routeFilter')} resettable />,
      ]}
    >
      <JourneyTabs />
      <JourneyTable />
    </ResourceList>
  );
}
