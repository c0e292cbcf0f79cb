import AddIcon from '@mui/icons-material/Add';
import { Box, Button, Typography } from '@mui/material';
import { useCallback, useState } from 'react';
import { useFieldArray, useFormContext } from 'react-hook-form';
import { Confirm, useTranslate } from 'react-admin';
import { DetailCard } from './DetailCard.js';
import { fieldId } from './field-path.js';
import { allOpen, toggled, withInserted, withRemoved, type OpenDetails } from './open-details.js';
import { duplicateOf, emptyDetail, type RestrictionForm } from './restriction-form.js';

interface Props { open: OpenDetails; onOpen: (change: (open: OpenDetails) => OpenDetails) => void }

export function DetailList({ open, onOpen }: Props) {
  const translate = useTranslate();
  const { control, getValues } = useFormContext<RestrictionForm>();
  const { fields, insert, remove } = useFieldArray({ control, name: 'details', keyName: 'rowKey' });
  const [removing, setRemoving] = useState<number | null>(null);

  const focus = (index: number) => setTimeout(() => document.getElementById(fieldId(`details.${index}`))?.focus());
  const add = () => {
    const at = fields.length;
    const last = at > 0 ? getValues(`details.${at - 1}.restrictionType`) : undefined;
    insert(at, emptyDetail(last), { shouldFocus: false });
    onOpen((old) => withInserted(old, at));
    focus(at);
  };
  const duplicate = useCallback((index: number) => {
    insert(index + 1, duplicateOf(getValues(`details.${index}`)), { shouldFocus: false });
    onOpen((old) => withInserted(old, index + 1));
    focus(index + 1);
  }, [getValues, insert, onOpen]);
  const toggle = useCallback((index: number) => onOpen((old) => toggled(old, index)), [onOpen]);

  const confirmRemoval = () => {
    if (removing === null) return;
    remove(removing);
    onOpen((old) => withRemoved(old, removing));
    setRemoving(null);
  };

  return (
    <Box component="section" aria-labelledby="details-heading">
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mb: 1 }}>
        <Typography component="h2" variant="h2" id="details-heading" sx={{ flex: '1 1 auto' }}>{translate('restrictions.details')} ({fields.length})</Typography>
        <Button size="small" onClick={() => onOpen(() => allOpen(fields.length))}>{translate('restrictions.expandAll')}</Button>
        <Button size="small" onClick={() => onOpen(() => new Set())}>{translate('restrictions.collapseAll')}</Button>
      </Box>
      {fields.length === 0 && <Typography sx={{ color: 'text.secondary', mb: 1 }}>{translate('restrictions.noDetails')}</Typography>}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {fields.map(({ rowKey }, index) => (
          <DetailCard key={rowKey} index={index} isOpen={open.has(index)} onToggle={toggle} onDuplicate={duplicate} onRemove={setRemoving} />
        ))}
      </Box>
      <Button variant="outlined" startIcon={<AddIcon />} onClick={add} id="add-detail">{translate('restrictions.addDetail')}</Button>
      <Confirm
        isOpen={removing !== null}
        title={translate('restrictions.removeTitle', { number: (removing ?? 0) + 1 })}
        content="restrictions.removeText"
        confirm="restrictions.remove"
        confirmColor="warning"
        onConfirm={confirmRemoval}
        onClose={() => setRemoving(null)}
      />
    </Box>
  );
}
