import {
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  Typography,
  useMediaQuery,
  type Theme,
} from '@mui/material';
import type { ReactNode } from 'react';
import { usePermissions, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { RiskMark } from '../answer/RiskMark.js';
import { MapOfRegionsDocument, type MapCountryStatus, type StatusColor } from '../gen/graphql.js';
import { useApiQuery } from '../graphql/useApiQuery.js';
import type { Rights } from '../session/rights.js';
import { ErrorState } from '../ui/ErrorState.js';
import { LoadingState } from '../ui/LoadingState.js';
import { StatusIcon } from '../ui/status/StatusMark.js';
import { CountryShape } from '../places/CountryShape.js';
import { searchFor } from './addresses.js';
import { RegionMap, type RegionOnMap } from './RegionMap.js';
import type { Viewpoint } from './useWorld.js';

interface Props {
  row: MapCountryStatus;
  viewpoint: Viewpoint;
  onClose: () => void;
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Box sx={{ display: 'contents' }}>
      <Box component="dt" sx={{ color: 'text.secondary', fontSize: 13 }}>
        {label}
      </Box>
      <Box
        component="dd"
        sx={{ m: 0, fontWeight: 600, fontSize: 14, display: 'flex', gap: '8px', alignItems: 'center' }}
      >
        {children}
      </Box>
    </Box>
  );
}

function useIncidence(): (row: MapCountryStatus) => string {
  const translate = useTranslate();
  return ({ sevenDayIncidence: current, sevenDayIncidencePrevious: previous }) => {
    if (typeof current !== 'number') return translate('map.country.notKnown');
    return typeof previous === 'number'
      ? translate('map.country.incidenceValue', { current, previous })
      : translate('map.country.incidenceAlone', { current });
  };
}

function Facts({ row }: { row: MapCountryStatus }) {
  const translate = useTranslate();
  const incidence = useIncidence();
  return (
    <Box
      component="dl"
      sx={{
        m: 0,
        display: 'grid',
        gridTemplateColumns: { sm: 'minmax(9rem, 15rem) 1fr' },
        columnGap: '16px',
        rowGap: { xs: '2px', sm: '10px' },
      }}
    >
      <Fact label={translate('map.country.destination')}>
        <StatusIcon status={row.status} size={18} />
        {row.statusDestinationCountryText}
      </Fact>
      <Fact label={translate('map.country.foreignOffice')}>{row.statusForeignOfficeText}</Fact>
      <Fact label={translate('map.country.risk')}>
        <RiskMark level={row.riskLevel} />
      </Fact>
      <Fact label={translate('map.country.area')}>{row.rkiStatusText ?? translate('map.country.noArea')}</Fact>
      <Fact label={translate('map.country.deviation')}>
        {translate(row.regionDeviation ? 'map.country.yes' : 'map.country.no')}
      </Fact>
      <Fact label={translate('map.country.incidence')}>{incidence(row)}</Fact>
    </Box>
  );
}

function Regions({ row, viewpoint }: Omit<Props, 'onClose'>) {
  const { data, error, isPending, refetch } = useApiQuery('mapOfRegions', MapOfRegionsDocument, {
    countryId: row.country.id,
    ...viewpoint,
  });
  if (isPending) return <LoadingState />;
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  return <RegionList country={row.country.nameShort} regions={data.mapCountryRegionStatus} status={row.status} />;
}

interface RegionListProps {
  country: string;
  regions: readonly RegionOnMap[];
  /** That of the country. */
  status: StatusColor;
}

/** Regions that differ from their country are named; of others there is nothing to add to the map. */
function RegionList({ country, regions, status }: RegionListProps) {
  const translate = useTranslate();
  if (regions.length === 0)
    return <Typography sx={{ color: 'text.secondary' }}>{translate('map.country.noRegions')}</Typography>;
  const differing = regions.filter((region) => region.status !== status);
  return (
    <>
      <RegionMap country={country} regions={regions} />
      <Typography sx={{ fontSize: 14 }}>
        {translate('map.country.differing', { count: differing.length, regions: regions.length })}
      </Typography>
      {differing.length > 0 && (
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {differing.map((region) => (
            <Box
              component="li"
              key={region.id}
              sx={{
                display: 'flex',
                gap: '8px',
                alignItems: 'center',
                py: '6px',
                borderTop: 1,
                borderColor: 'line',
                fontSize: 13,
              }}
            >
              <StatusIcon status={region.status} size={16} />
              <Box component="span" sx={{ flex: 1 }}>
                {region.name}
              </Box>
              <Box component="span" sx={{ color: 'text.secondary' }}>
                {translate(`map.entry.${region.status}`)}
              </Box>
            </Box>
          ))}
        </Box>
      )}
    </>
  );
}

/** What is known of a country on the map, with its regions and the ways on. */
export function CountryDialog({ row, viewpoint, onClose }: Props) {
  const translate = useTranslate();
  const { permissions } = usePermissions<Rights>();
  const isSmall = useMediaQuery<Theme>(({ breakpoints }) => breakpoints.down('sm'));
  return (
    <Dialog open onClose={onClose} fullScreen={isSmall} fullWidth maxWidth="sm" aria-labelledby="map-country">
      <DialogTitle id="map-country" sx={{ display: 'flex', alignItems: 'center', gap: '12px' }}>
        <CountryShape iso2={row.country.iso2} size={36} />
        {row.country.nameShort}
      </DialogTitle>
      <DialogContent
        sx={{ display: 'grid', gap: '20px', gridTemplateColumns: 'minmax(0, 1fr)', alignContent: 'start' }}
      >
        <Facts row={row} />
        <Box component="section" aria-labelledby="map-regions" sx={{ display: 'grid', gap: '12px' }}>
          <Typography component="h3" id="map-regions" sx={{ fontSize: 14, fontWeight: 600 }}>
            {translate('map.country.regions')}
          </Typography>
          <Regions row={row} viewpoint={viewpoint} />
        </Box>
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap', gap: '8px' }}>
        {permissions?.codenames.includes('DestinationManagerCDB') && (
          <Button component={Link} to={`/countries-information?country=${row.country.iso2}`}>
            {translate('map.country.database')}
          </Button>
        )}
        <Button component={Link} to={searchFor(row.country.iso2, viewpoint, 'PRIVATE')}>
          {translate('map.country.lookup')}
        </Button>
        <Button variant="contained" onClick={onClose}>
          {translate('map.whole')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
