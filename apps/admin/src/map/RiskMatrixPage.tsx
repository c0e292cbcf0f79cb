import { Box, Button, ButtonBase, Link as MuiLink, Paper, Typography } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { RiskMark } from '../answer/RiskMark.js';
import type { MapCountryStatus, RiskLevel, StatusColor } from '../gen/graphql.js';
import { ErrorState } from '../ui/ErrorState.js';
import { LoadingState } from '../ui/LoadingState.js';
import { ScreenHeading } from '../ui/ScreenHeading.js';
import { StatusIcon } from '../ui/status/StatusMark.js';
import { MapScreen } from './MapScreen.js';
import { ENTRY_KEYS, RISK_KEYS } from './map-model.js';
import { useWorld } from './useWorld.js';
import { useViewpoint } from './useViewpoint.js';
import { ViewpointFields } from './ViewpointFields.js';

interface Cell {
  risk: RiskLevel;
  entry: StatusColor;
}

/** The worst first, so that the corner of the eye lands on it. */
const RISKS = RISK_KEYS.toReversed().toSorted((a, b) => Number(a === 'UNKNOWN') - Number(b === 'UNKNOWN'));

const isIn = ({ risk, entry }: Cell, { riskLevel, status }: MapCountryStatus): boolean =>
  riskLevel === risk && status === entry;

interface CountsProps {
  rows: readonly MapCountryStatus[];
  chosen: Cell | null;
  onChoose: (cell: Cell | null) => void;
}

/** How many countries have which risk and which state of entry; each number filters the list. */
function Counts({ rows, chosen, onChoose }: CountsProps) {
  const translate = useTranslate();
  return (
    <Box sx={{ overflowX: 'auto' }} tabIndex={0} role="group" aria-label={translate('map.matrix.counts')}>
      <Box component="table" sx={{ borderCollapse: 'collapse', '& th, & td': { border: 1, borderColor: 'line' } }}>
        <thead>
          <tr>
            <Box component="td" sx={{ border: '0 !important' }} />
            {ENTRY_KEYS.map((entry) => (
              <Box
                component="th"
                scope="col"
                key={entry}
                sx={{ p: '8px', fontSize: 13, fontWeight: 600, minWidth: '7rem' }}
              >
                <Box sx={{ display: 'flex', gap: '6px', alignItems: 'center', justifyContent: 'center' }}>
                  <StatusIcon status={entry} size={16} />
                  {translate(`map.entry.${entry}`)}
                </Box>
              </Box>
            ))}
          </tr>
        </thead>
        <tbody>
          {RISKS.map((risk) => (
            <tr key={risk}>
              <Box component="th" scope="row" sx={{ p: '8px', textAlign: 'left' }}>
                <RiskMark level={risk} />
              </Box>
              {ENTRY_KEYS.map((entry) => {
                const cell = { risk, entry };
                const count = rows.filter((row) => isIn(cell, row)).length;
                const isChosen = chosen?.risk === risk && chosen.entry === entry;
                return (
                  <Box component="td" key={entry} sx={{ p: 0, height: 44 }}>
                    <ButtonBase
                      disabled={count === 0}
                      aria-pressed={isChosen}
                      aria-label={translate('map.matrix.cell', {
                        risk: translate(`answer.risk.${risk}`),
                        entry: translate(`map.entry.${entry}`),
                        count,
                      })}
                      onClick={() => onChoose(isChosen ? null : cell)}
                      sx={{
                        width: '100%',
                        height: '100%',
                        font: 'inherit',
                        fontSize: count > 0 ? 18 : 14,
                        fontWeight: count > 0 ? 600 : 400,
                        color: count > 0 ? 'text.primary' : 'text.secondary',
                        bgcolor: isChosen ? 'action.selected' : 'transparent',
                        boxShadow: isChosen ? (theme) => `inset 0 0 0 2px ${theme.palette.text.primary}` : 'none',
                        fontVariantNumeric: 'tabular-nums',
                        '&:hover': { bgcolor: 'action.hover' },
                        '&.Mui-focusVisible': { outlineOffset: '-4px' },
                      }}
                    >
                      {count > 0 ? count : '–'}
                    </ButtonBase>
                  </Box>
                );
              })}
            </tr>
          ))}
        </tbody>
      </Box>
    </Box>
  );
}

const weightOf = ({ riskLevel, status }: MapCountryStatus): number =>
  RISKS.indexOf(riskLevel) * ENTRY_KEYS.length - (status === 'RED' ? 1 : 0);

function Countries({ rows }: { rows: readonly MapCountryStatus[] }) {
  const translate = useTranslate();
  const sorted = rows.toSorted((a, b) => weightOf(a) - weightOf(b));
  return (
    <Paper variant="outlined" sx={{ borderRadius: '10px', overflowX: 'auto' }}>
      <Box
        component="table"
        aria-label={translate('map.matrix.table')}
        sx={{
          width: '100%',
          borderCollapse: 'collapse',
          fontSize: 14,
          '& th, & td': { textAlign: 'left', px: '14px', py: '9px', borderTop: 1, borderColor: 'line' },
          '& thead th': { borderTop: 0, fontSize: 13, color: 'text.secondary' },
        }}
      >
        <thead>
          <tr>
            {(['country', 'risk', 'entry', 'advice', 'deviation'] as const).map((column) => (
              <th key={column} scope="col">
                {translate(`map.matrix.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {sorted.map((row) => (
            <tr key={row.country.iso2}>
              <th scope="row">
                <MuiLink
                  component={Link}
                  to={`/countries-information?country=${row.country.iso2}`}
                  sx={{ fontWeight: 600 }}
                >
                  {row.country.nameShort}
                </MuiLink>
              </th>
              <td>
                <RiskMark level={row.riskLevel} />
              </td>
              <td>
                <Box sx={{ display: 'flex', gap: '6px', alignItems: 'center' }}>
                  <StatusIcon status={row.status} size={16} />
                  {translate(`map.entry.${row.status}`)}
                </Box>
              </td>
              <td>{row.statusForeignOfficeText}</td>
              <td>{translate(row.regionDeviation ? 'map.country.yes' : 'map.country.no')}</td>
            </tr>
          ))}
        </tbody>
      </Box>
    </Paper>
  );
}

function Matrix() {
  const translate = useTranslate();
  const { viewpoint, change } = useViewpoint();
  const { rows, error, isPending, refetch } = useWorld(viewpoint);
  const [chosen, setChosen] = useState<Cell | null>(null);
  const shown = chosen === null ? rows : rows.filter((row) => isIn(chosen, row));
  return (
    <>
      <ScreenHeading text={translate('menu.riskMatrix')} />
      <Typography sx={{ color: 'text.secondary', mt: '-8px', mb: '16px' }}>{translate('map.matrix.intro')}</Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: '12px', mb: '16px' }}>
        <ViewpointFields viewpoint={viewpoint} onChange={change} />
      </Box>
      {error && <ErrorState error={error} onRetry={() => void refetch()} />}
      {isPending && <LoadingState />}
      {rows.length > 0 && (
        <Box sx={{ display: 'grid', gap: '16px', gridTemplateColumns: 'minmax(0, 1fr)' }}>
          <Counts rows={rows} chosen={chosen} onChoose={setChosen} />
          <Box sx={{ display: 'flex', gap: '12px', alignItems: 'center' }}>
            <Typography role="status" sx={{ fontWeight: 600 }}>
              {translate('map.shown', { count: shown.length })}
            </Typography>
            {chosen && <Button onClick={() => setChosen(null)}>{translate('map.matrix.all')}</Button>}
          </Box>
          <Countries rows={shown} />
        </Box>
      )}
    </>
  );
}

/** Risk beside entry, country by country (spec: application, section 2). */
export default function RiskMatrixPage() {
  return (
    <MapScreen codename="DestinationManagerCDB">
      <Matrix />
    </MapScreen>
  );
}
