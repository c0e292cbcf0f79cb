import { Tab, Tabs } from '@mui/material';
import { useListContext, useTranslate } from 'react-admin';
import type { JourneyFilter } from '../gen/schema.js';

const TABS: readonly JourneyFilter[] = ['ALL', 'ONGOING', 'UPCOMING', 'BUSINESS', 'PRIVATE', 'CRUISE'];

interface Filter extends Record<string, unknown> {
  tab?: JourneyFilter;
}

/** Narrows the list to trips of one time or kind; without one the filter is left out, so that an empty list says so. */
export function JourneyTabs() {
  const translate = useTranslate();
  const list = useListContext();
  const { tab = 'ALL', ...others } = list.filterValues as Filter;
  return (
    <Tabs
      value={tab}
      onChange={(_, next: JourneyFilter) =>
        list.setFilters({ ...others, ...(next === 'ALL' ? {} : { tab: next }) }, list.displayedFilters, false)
      }
      variant="scrollable"
      allowScrollButtonsMobile
      aria-label={translate('journeys.tabsLabel')}
      sx={{ mb: 1.5 }}
    >
      {TABS.map((one) => (
        <Tab key={one} value={one} label={translate(`journeys.tabs.${one}`)} id={`journeys-tab-${one}`} />
      ))}
    </Tabs>
  );
}
