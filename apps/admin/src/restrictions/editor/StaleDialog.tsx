import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableRow,
  Typography,
  useMediaQuery,
  type Theme,
} from '@mui/material';
import { visuallyHidden } from '@mui/utils';
import { useTranslate } from 'react-admin';
import { useDates } from '../../ui/useDates.js';
import type { Restriction } from '../../gen/graphql.js';
import { Tag } from '../../ui/status/Tag.js';
import type { Difference, Merge, Side } from '../form/stale-merge.js';
import { useDescribe } from '../form/useDescribe.js';

interface Props {
  theirs: Restriction;
  merge: Merge;
  onKeep: () => void;
  onDiscard: () => void;
  onLater: (() => void) | null;
}

/** Four columns have no room on a phone: there the versions stand below each other, each with its name. */
const stacked = {
  '&, & tbody, & tr, & th, & td': { display: 'block', width: 'auto' },
  '& thead': visuallyHidden,
  '& tr': { borderBottom: 1, borderColor: 'line', py: 1 },
  '& :is(th, td)': { border: 0, px: 0, py: 0.5 },
  '& td::before': { content: 'attr(data-head)', display: 'block', fontSize: 13, color: 'text.secondary' },
} as const;

function DifferenceTable({ differences }: Pick<Merge, 'differences'>) {
  const translate = useTranslate();
  const { scope, label, field } = useDescribe();
  const isNarrow = useMediaQuery<Theme>(({ breakpoints }) => breakpoints.down('sm'));
  const content = (difference: Difference, side: Side | 'base'): string => {
    const value = difference[side];
    if (difference.kind === 'field') return field(difference.name, value);
    if (value === undefined) return translate('restrictions.stale.detailRemoved');
    return translate(
      difference.base === undefined ? 'restrictions.stale.detailAdded' : 'restrictions.stale.detailPresent',
    );
  };

  const cell = (difference: Difference, side: Side | 'base') => (
    <TableCell
      data-head={translate(`restrictions.stale.${side}`)}
      sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere', verticalAlign: 'top', width: '26%' }}
    >
      {content(difference, side)}
      {difference.keeps === side && (
        <Typography component="div" sx={{ mt: 0.5 }}>
          <Tag tone="BLUE">{translate('restrictions.stale.kept')}</Tag>
        </Typography>
      )}
    </TableCell>
  );

  return (
    <Table size="small" sx={isNarrow ? stacked : {}}>
      <TableHead>
        <TableRow>
          <TableCell>{translate('restrictions.stale.field')}</TableCell>
          <TableCell>{translate('restrictions.stale.base')}</TableCell>
          <TableCell>{translate('restrictions.stale.mine')}</TableCell>
          <TableCell>{translate('restrictions.stale.theirs')}</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {differences.map((difference, position) => (
          <TableRow key={position}>
            <TableCell component="th" scope="row" sx={{ verticalAlign: 'top' }}>
              {difference.kind === 'field' && label(difference.name)}
              {difference.detail && (
                <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                  {scope(difference.detail)}
                </Typography>
              )}
            </TableCell>
            {cell(difference, 'base')}
            {cell(difference, 'mine')}
            {cell(difference, 'theirs')}
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}

/** Two editors had the restriction open: both versions beside what they started from, and nothing is lost before a choice is made. */
export function StaleDialog({ theirs, merge, onKeep, onDiscard, onLater }: Props) {
  const translate = useTranslate();
  const { moment } = useDates();
  const date = moment(theirs.modifiedAt);
  const editor = theirs.modifiedBy;

  return (
    <Dialog
      open
      onClose={(_, reason) => reason === 'escapeKeyDown' && onLater?.()}
      fullWidth
      maxWidth="md"
      aria-labelledby="stale-title"
      aria-describedby="stale-text"
      role="alertdialog"
    >
      <DialogTitle id="stale-title">{translate('restrictions.stale.title')}</DialogTitle>
      <DialogContent tabIndex={0}>
        <DialogContentText id="stale-text" sx={{ mb: 1 }}>
          {editor
            ? translate('restrictions.stale.by', { name: `${editor.firstName} ${editor.lastName}`.trim(), date })
            : translate('restrictions.stale.at', { date })}{' '}
          {translate('restrictions.stale.text')}
        </DialogContentText>
        {merge.differences.length === 0 && <Typography>{translate('restrictions.stale.same')}</Typography>}
        {merge.differences.length > 0 && (
          <>
            <DialogContentText sx={{ mb: 1 }}>{translate('restrictions.stale.keepHint')}</DialogContentText>
            <DifferenceTable differences={merge.differences} />
          </>
        )}
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap', gap: 1 }}>
        {onLater && (
          <Button onClick={onLater} sx={{ mr: 'auto' }}>
            {translate('restrictions.stale.back')}
          </Button>
        )}
        <Button onClick={onDiscard} color="warning">
          {translate('restrictions.stale.discard')}
        </Button>
        <Button onClick={onKeep} variant="contained" autoFocus>
          {translate('restrictions.stale.keep')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
