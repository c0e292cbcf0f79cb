import { Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle, Table, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useDates } from '../app/useDates.js';
import type { Restriction } from '../graphql/schema-types.js';
import { Tag } from '../status/Tag.js';
import type { Difference, Merge, Side } from './stale-merge.js';
import { useDescribe } from './useDescribe.js';

interface Props { theirs: Restriction; merge: Merge; onKeep: () => void; onDiscard: () => void }

/** Two editors had the restriction open: both versions side by side, and nothing is lost before a choice is made. */
export function StaleDialog({ theirs, merge, onKeep, onDiscard }: Props) {
  const translate = useTranslate();
  const { moment } = useDates();
  const { scope, label, field } = useDescribe();
  const date = moment(theirs.modifiedAt);
  const editor = theirs.modifiedBy;

  const content = (difference: Difference, side: Side): string => {
    const value = difference[side];
    if (difference.kind === 'field') return field(difference.name, value);
    return value === undefined ? translate('restrictions.stale.detailRemoved') : translate('restrictions.stale.detailAdded');
  };

  const cell = (difference: Difference, side: Side) => (
    <TableCell sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere', verticalAlign: 'top', width: '38%' }}>
      {content(difference, side)}
      {difference.keeps === side && <Typography component="div" sx={{ mt: 0.5 }}><Tag tone="BLUE">{translate('restrictions.stale.kept')}</Tag></Typography>}
    </TableCell>
  );

  return (
    <Dialog open fullWidth maxWidth="md" aria-labelledby="stale-title" aria-describedby="stale-text" role="alertdialog">
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
            <Table size="small">
              <TableHead>
                <TableRow>
                  <TableCell>{translate('restrictions.stale.field')}</TableCell>
                  <TableCell>{translate('restrictions.stale.mine')}</TableCell>
                  <TableCell>{translate('restrictions.stale.theirs')}</TableCell>
                </TableRow>
              </TableHead>
              <TableBody>
                {merge.differences.map((difference, position) => (
                  <TableRow key={position}>
                    <TableCell component="th" scope="row" sx={{ verticalAlign: 'top' }}>
                      {difference.kind === 'field' && label(difference.name)}
                      {difference.detail && <Typography variant="body2" sx={{ color: 'text.secondary' }}>{scope(difference.detail)}</Typography>}
                    </TableCell>
                    {cell(difference, 'mine')}
                    {cell(difference, 'theirs')}
                  </TableRow>
                ))}
              </TableBody>
            </Table>
          </>
        )}
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap', gap: 1 }}>
        <Button onClick={onDiscard} color="warning">{translate('restrictions.stale.discard')}</Button>
        <Button onClick={onKeep} variant="contained" autoFocus>{translate('restrictions.stale.keep')}</Button>
      </DialogActions>
    </Dialog>
  );
}
