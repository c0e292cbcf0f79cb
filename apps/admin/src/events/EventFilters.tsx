import { Box, MenuItem, TextField } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { ShownEvent } from '../gen/graphql.js';
import { categoriesOf, type EventFilter } from './event-model.js';

const LEVELS = ['LEVEL2', 'LEVEL3', 'LEVEL4', 'LEVEL5'] as const;

interface Props {
  events: readonly ShownEvent[];
  filter: EventFilter;
  onChange: (filter: EventFilter) => void;
}

/** Which events are listed. */
export function EventFilters({ events, filter, onChange }: Props) {
  const translate = useTranslate();
  const set = (change: Partial<EventFilter>) => onChange({ ...filter, ...change });
  return (
    <Box
      sx={{
        display: 'grid',
        gap: '12px',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 2fr) repeat(2, minmax(0, 1fr))' },
        mb: '16px',
        maxWidth: '52rem',
      }}
    >
      <TextField
        id="event-search"
        type="search"
        label={translate('events.search')}
        value={filter.search}
        onChange={({ target }) => set({ search: target.value })}
      />
      <TextField
        id="event-category"
        select
        label={translate('events.category')}
        value={filter.category}
        onChange={({ target }) => set({ category: target.value })}
      >
        <MenuItem value="">{translate('events.allCategories')}</MenuItem>
        {categoriesOf(events).map(({ code, name }) => (
          <MenuItem key={code} value={code}>
            {name}
          </MenuItem>
        ))}
      </TextField>
      <TextField
        id="event-level"
        select
        label={translate('events.level')}
        value={filter.from}
        onChange={({ target }) => set({ from: target.value as EventFilter['from'] })}
      >
        <MenuItem value="">{translate('events.allLevels')}</MenuItem>
        {LEVELS.map((level) => (
          <MenuItem key={level} value={level}>
            {translate('events.fromLevel', { level: translate(`answer.risk.${level}`) })}
          </MenuItem>
        ))}
      </TextField>
    </Box>
  );
}
