import { Box, Link as MuiLink } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import type { CountryOverview } from '../../gen/graphql.js';
import { StatusIcon } from '../../ui/status/StatusMark.js';
import { Tag } from '../../ui/status/Tag.js';

export const hasDeviation = ({ restriction, inside }: CountryOverview): boolean =>
  inside.length > 0 || Boolean(restriction?.regionDeviationTourism) || Boolean(restriction?.regionDeviationBusiness);

/** Where within a country something else holds: its regions and airports, and what the editors noted without naming one. */
export function Deviations({ row }: { row: CountryOverview }) {
  const translate = useTranslate();
  if (!hasDeviation(row)) return '–';
  const noted = [
    row.restriction?.regionDeviationTourism && 'noted.tourism',
    row.restriction?.regionDeviationBusiness && 'noted.business',
  ].filter((key) => typeof key === 'string');
  return (
    <Box sx={{ display: 'grid', gap: 0.25, justifyItems: 'start' }}>
      {row.inside.map(({ id, name, iata, status }) => (
        <Box key={id} sx={{ display: 'flex', gap: 0.5, alignItems: 'center' }}>
          <StatusIcon status={status} size={16} />
          <MuiLink
            component={Link}
            to={`/entryrestrictions/${encodeURIComponent(id)}/edit`}
            aria-label={translate('overview.inside', {
              name,
              status: translate(`status.${status}`),
            })}
          >
            {iata ?? name}
          </MuiLink>
        </Box>
      ))}
      {row.insideCount > row.inside.length && (
        <Box component="span" sx={{ color: 'text.secondary' }}>
          {translate('overview.more', { count: row.insideCount - row.inside.length })}
        </Box>
      )}
      {noted.map((key) => (
        <Tag key={key}>{translate(`overview.${key}`)}</Tag>
      ))}
    </Box>
  );
}
