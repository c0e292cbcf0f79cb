import AddIcon from '@mui/icons-material/Add';
import { Box, Button, TextField, Typography } from '@mui/material';
import { memo, useCallback, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { Confirm, useTranslate } from 'react-admin';
import type { Restriction } from '../../gen/graphql.js';
import { moveRowFocus } from '../../ui/table/move-row-focus.js';
import { CopyButtons } from '../copy/CopyButtons.js';
import { DetailCard } from '../detail/DetailCard.js';
import { matchesWords } from '../detail/matches-words.js';
import { useDetailWords } from '../detail/useDetailWords.js';
import { useEditorShared } from '../form/editor-context.js';
import { detailIndexOf } from '../form/form-errors.js';
import { toggled, type OpenDetails } from '../form/open-details.js';
import { useOpenAll } from './useOpenAll.js';
import type { RestrictionForm } from '../form/restriction-form.js';
import { useDetailRows } from './useDetailRows.js';

interface Props {
  open: OpenDetails;
  onOpen: (change: (open: OpenDetails) => OpenDetails) => void;
  saved: Restriction | null;
}

/** From so many details on they can be filtered, and one is added from above as well: the way past all of them is long. */
const MANY = 6;

interface FilterProps {
  text: string;
  shown: number;
  count: number;
  onChange: (text: string) => void;
}

function DetailFilter({ text, shown, count, onChange }: FilterProps) {
  const translate = useTranslate();
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, mb: 1 }}>
      <TextField
        id="detail-filter"
        type="search"
        sx={{ maxWidth: 480, '& .MuiInputBase-root': { bgcolor: 'background.paper' } }}
        label={translate('editing.filter')}
        value={text}
        onChange={({ target }) => onChange(target.value)}
      />
      <Typography variant="body2" role="status" sx={{ color: 'text.secondary' }}>
        {text.trim() === '' ? '' : translate('editing.filtered', { shown, count })}
      </Typography>
    </Box>
  );
}

export const DetailList = memo(function DetailList({ open, onOpen, saved }: Props) {
  const translate = useTranslate();
  const { getValues } = useFormContext<RestrictionForm>();
  const { count, rowKeys, insertEmpty, duplicate, removeAt } = useDetailRows(onOpen);
  const [removing, setRemoving] = useState<number | null>(null);
  const { target } = useEditorShared();
  const wordsOf = useDetailWords();
  const [filter, setFilter] = useState({ text: '', visit: 0 });
  // A link to a field leads there whatever the filter says.
  const visited = target.visit > filter.visit ? detailIndexOf(target.path) : null;
  // An opened one stays in sight: what is typed in it may make it match no longer.
  const isShown = rowKeys.map(
    (_, index) =>
      filter.text.trim() === '' ||
      index === visited ||
      open.has(index) ||
      matchesWords(wordsOf(getValues(`details.${index}`)), filter.text),
  );

  const add = () => {
    setFilter({ text: '', visit: target.visit });
    insertEmpty();
  };
  const { openAll, closeAll } = useOpenAll(onOpen);
  const toggle = useCallback((index: number) => onOpen((old) => toggled(old, index)), [onOpen]);

  const confirmRemoval = () => {
    if (removing === null) return;
    removeAt(removing);
    setRemoving(null);
  };

  return (
    <Box component="section" aria-labelledby="details-heading">
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mb: 1 }}>
        <Typography component="h2" variant="h2" id="details-heading" sx={{ flex: '1 1 auto' }}>
          {translate('restrictions.details')} ({count})
        </Typography>
        {count >= MANY && (
          <Button size="small" startIcon={<AddIcon />} onClick={add}>
            {translate('restrictions.addDetail')}
          </Button>
        )}
        <CopyButtons saved={saved} onTaken={() => onOpen(() => new Set())} />
        <Button size="small" onClick={() => openAll(count)}>
          {translate('restrictions.expandAll')}
        </Button>
        <Button size="small" onClick={closeAll}>
          {translate('restrictions.collapseAll')}
        </Button>
      </Box>
      {count >= MANY && (
        <DetailFilter
          text={filter.text}
          shown={isShown.filter(Boolean).length}
          count={count}
          onChange={(text) => setFilter({ text, visit: target.visit })}
        />
      )}
      {count === 0 && (
        <Typography sx={{ color: 'text.secondary', mb: 1 }}>{translate('restrictions.noDetails')}</Typography>
      )}
      <Box component="ul" onKeyDown={moveRowFocus} sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {rowKeys.map((key, index) => (
          <DetailCard
            key={key}
            index={index}
            isOpen={open.has(index)}
            isHidden={!isShown[index]}
            onToggle={toggle}
            onDuplicate={duplicate}
            onRemove={setRemoving}
          />
        ))}
      </Box>
      <Button variant="outlined" startIcon={<AddIcon />} onClick={add} id="add-detail">
        {translate('restrictions.addDetail')}
      </Button>
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
});
