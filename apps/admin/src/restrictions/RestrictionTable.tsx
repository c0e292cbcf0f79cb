import { Link as MuiLink, Paper, Table, TableBody, TableCell, TableContainer, TableHead, TableRow, TableSortLabel } from '@mui/material';
import { useListContext, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { useDates } from '../app/useDates.js';
import type { Editor, RestrictionRow } from '../graphql/schema-types.js';
import { Tag } from '../status/Tag.js';
import { useRestrictionPlace } from './useRestrictionPlace.js';

const COLUMNS: readonly { key: string; sortBy: string | null; isWide?: boolean }[] = [
  { key: 'place', sortBy: 'place' },
  { key: 'level', sortBy: 'level', isWide: true },
  { key: 'state', sortBy: 'active' },
  { key: 'origin', sortBy: 'origin', isWide: true },
  { key: 'modified', sortBy: 'modifiedAt', isWide: true },
  { key: 'modifiedBy', sortBy: null, isWide: true },
  { key: 'checkedAt', sortBy: 'checkedAt', isWide: true },
  { key: 'detailCount', sortBy: 'detailCount' },
];

const WIDE = { display: { xs: 'none', md: 'table-cell' } };
const nameOf = (editor: Editor | null): string => (editor ? `${editor.firstName} ${editor.lastName}`.trim() : '');

export function RestrictionTable({ rows }: { rows: readonly RestrictionRow[] }) {
  const translate = useTranslate();
  const { day, moment } = useDates();
  const placeOf = useRestrictionPlace();
  const { sort, setSort } = useListContext<RestrictionRow>();

  return (
    <TableContainer component={Paper} variant="outlined" tabIndex={0} role="region" aria-label={translate('restrictions.title')}>
      <Table size="small">
        <TableHead>
          <TableRow>
            {COLUMNS.map(({ key, sortBy, isWide }) => {
              const isSorted = sortBy !== null && sort.field === sortBy;
              const direction = sort.order === 'ASC' ? 'asc' : 'desc';
              return (
                <TableCell key={key} sortDirection={isSorted ? direction : false} align={key === 'detailCount' ? 'right' : 'left'} sx={isWide ? WIDE : undefined}>
                  {sortBy === null ? translate(`restrictions.${key}`) : (
                    <TableSortLabel
                      active={isSorted}
                      direction={isSorted ? direction : 'asc'}
                      onClick={() => setSort({ field: sortBy, order: isSorted && sort.order === 'ASC' ? 'DESC' : 'ASC' })}
                    >
                      {translate(`restrictions.${key}`)}
                    </TableSortLabel>
                  )}
                </TableCell>
              );
            })}
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map((row) => (
            <TableRow key={row.id} hover>
              <TableCell component="th" scope="row">
                <MuiLink component={Link} to={`/entryrestrictions/${encodeURIComponent(row.id)}/edit`} sx={{ fontWeight: 600 }}>{placeOf(row)}</MuiLink>
              </TableCell>
              <TableCell sx={WIDE}>{translate(`placeType.${row.level}`)}</TableCell>
              <TableCell><Tag tone={row.isActive ? 'BLUE' : 'GRAY'}>{translate(row.isActive ? 'restrictions.active' : 'restrictions.inactive')}</Tag></TableCell>
              <TableCell sx={WIDE}>{row.origin === 'IMPORTED' ? <Tag tone="YELLOW">{translate('origin.IMPORTED')}</Tag> : translate('origin.EDITORIAL')}</TableCell>
              <TableCell sx={WIDE}>{moment(row.modifiedAt)}</TableCell>
              <TableCell sx={WIDE}>{nameOf(row.modifiedBy)}</TableCell>
              <TableCell sx={WIDE}>{row.checkedAt ? day(row.checkedAt) : '–'}</TableCell>
              <TableCell align="right">{row.detailCount}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}
