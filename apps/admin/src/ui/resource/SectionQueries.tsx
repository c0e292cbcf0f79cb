import BookmarkAddIcon from '@mui/icons-material/BookmarkAdd';
import BookmarkBorderIcon from '@mui/icons-material/BookmarkBorder';
import BookmarkRemoveIcon from '@mui/icons-material/BookmarkRemove';
import ClearIcon from '@mui/icons-material/Clear';
import ContentFilter from '@mui/icons-material/FilterList';
import { ListItemIcon, ListItemText, Menu, MenuItem } from '@mui/material';
import { hashKey } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import {
  AddSavedQueryDialog,
  Button,
  extractValidSavedQueries,
  RemoveSavedQueryDialog,
  useListContext,
  useSavedQueries,
  useTranslate,
  type SavedQuery,
} from 'react-admin';
import { useIsFiltered } from './useIsFiltered.js';

interface ItemProps {
  icon: ReactNode;
  text: string;
  onClick: () => void;
}

const Item = ({ icon, text, onClick }: ItemProps) => (
  <MenuItem onClick={onClick}>
    <ListItemIcon>{icon}</ListItemIcon>
    <ListItemText>{text}</ListItemText>
  </MenuItem>
);

/** Saved queries of a list whose filters are not in the address: react-admin's own button would put them there. */
export function SectionQueries() {
  const translate = useTranslate();
  const list = useListContext();
  const { setFilters, setSort, setPerPage, sort, perPage } = list;
  const [saved] = useSavedQueries(list.resource);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [dialog, setDialog] = useState<'add' | 'remove' | null>(null);
  const current = {
    filter: list.filterValues as object,
    sort,
    perPage,
    displayedFilters: list.displayedFilters as object,
  };
  const queries = extractValidSavedQueries(saved);
  const isCurrent = ({ value }: SavedQuery): boolean => hashKey([value]) === hashKey([current]);
  const isFiltered = useIsFiltered();
  if (queries.length === 0 && !isFiltered) return null;
  const apply = ({ value }: SavedQuery): void => {
    setFilters(value.filter, value.displayedFilters);
    if (value.sort) setSort(value.sort);
    if (value.perPage) setPerPage(value.perPage);
  };
  const closing = (action: () => void) => () => {
    setAnchor(null);
    action();
  };
  return (
    <>
      <Button
        label="ra.saved_queries.label"
        variant="text"
        aria-haspopup="menu"
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <ContentFilter />
      </Button>
      <Menu open={anchor !== null} anchorEl={anchor} onClose={() => setAnchor(null)}>
        {queries.map((query) =>
          isCurrent(query) ? (
            <Item
              key={query.label}
              icon={<BookmarkRemoveIcon fontSize="small" />}
              text={translate('ra.saved_queries.remove_label_with_name', { name: query.label })}
              onClick={closing(() => setDialog('remove'))}
            />
          ) : (
            <Item
              key={query.label}
              icon={<BookmarkBorderIcon fontSize="small" />}
              text={query.label}
              onClick={closing(() => apply(query))}
            />
          ),
        )}
        {isFiltered && !queries.some(isCurrent) && (
          <Item
            icon={<BookmarkAddIcon fontSize="small" />}
            text={translate('ra.saved_queries.new_label')}
            onClick={closing(() => setDialog('add'))}
          />
        )}
        {isFiltered && (
          <Item
            icon={<ClearIcon fontSize="small" />}
            text={translate('ra.action.remove_all_filters')}
            onClick={closing(() => setFilters({}, {}))}
          />
        )}
      </Menu>
      <AddSavedQueryDialog open={dialog === 'add'} onClose={() => setDialog(null)} />
      <RemoveSavedQueryDialog open={dialog === 'remove'} onClose={() => setDialog(null)} />
    </>
  );
}
