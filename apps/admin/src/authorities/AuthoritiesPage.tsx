import AddIcon from '@mui/icons-material/Add';
import EditIcon from '@mui/icons-material/Edit';
import { Box, Button, IconButton, Paper, TextField, Typography } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocale, useTranslate } from 'react-admin';
import { DeleteAction } from '../ui/DeleteAction.js';
import { EmptyState } from '../ui/EmptyState.js';
import { ErrorState } from '../ui/ErrorState.js';
import { LoadingState } from '../ui/LoadingState.js';
import { ScreenHeading } from '../ui/ScreenHeading.js';
import { StaffOnly } from '../ui/StaffOnly.js';
import { DeleteAuthorityDocument, KeptAuthoritiesDocument } from '../gen/graphql.js';
import { AUTHORITY_TYPES } from '../graphql/enum-values.js';
import { useApiQuery } from '../graphql/useApiQuery.js';
import { useSend } from '../graphql/useSend.js';
import { AuthorityForm } from './AuthorityForm.js';

/** The id of the edited one, or that a new one is made. */
type Open = { id: string | null } | null;

function Authorities({ open, onOpen }: { open: Open; onOpen: (open: Open) => void }) {
  const translate = useTranslate();
  const locale = useLocale();
  const client = useQueryClient();
  const send = useSend();
  const [search, setSearch] = useState('');
  const { data, error, isPending, refetch } = useApiQuery('keptAuthorities', KeptAuthoritiesDocument, {});
  const all = data?.entryRestrictionAuthorities ?? [];
  const { compare } = new Intl.Collator(locale);
  const found = all
    .filter(({ name }) => name.toLowerCase().includes(search.trim().toLowerCase()))
    .sort((a, b) => compare(a.name, b.name));

  const close = (id: string | null) => {
    onOpen(null);
    // The form took the place of the button that opened it.
    setTimeout(() => document.getElementById(id === null ? 'authority-add' : `authority-edit-${id}`)?.focus());
  };
  const reload = (id: string | null) => {
    close(id);
    void refetch();
    void client.invalidateQueries({ queryKey: ['api', 'restrictionCatalogue'] });
  };
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (isPending) return <LoadingState rows={6} />;
  return (
    <>
      {open?.id === null && <AuthorityForm saved={null} onClose={() => close(null)} onSaved={() => reload(null)} />}
      {all.length === 0 && open === null && (
        <EmptyState title={translate('authorities.empty')} text={translate('authorities.emptyText')} />
      )}
      {all.length > 0 && (
        <TextField
          id="authority-search"
          type="search"
          label={translate('console.search')}
          value={search}
          onChange={({ target }) => setSearch(target.value)}
          sx={{ maxWidth: { sm: 360 }, mb: 1.5 }}
        />
      )}
      {all.length > 0 && found.length === 0 && <EmptyState title={translate('app.noResults')} />}
      {AUTHORITY_TYPES.map((type) => {
        const own = found.filter(({ authorityType }) => authorityType === type);
        return (
          own.length > 0 && (
            <Box component="section" key={type} aria-labelledby={`authorities-${type}`} sx={{ mb: 2 }}>
              <Typography component="h2" variant="h2" id={`authorities-${type}`} sx={{ mb: 0.5 }}>
                {translate(`authorities.types.${type}`)} ({own.length})
              </Typography>
              <Paper variant="outlined" component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
                {own.map((authority) => (
                  <Box
                    component="li"
                    key={authority.id}
                    sx={{ borderTop: 1, borderColor: 'line', '&:first-of-type': { borderTop: 0 }, px: 1.5 }}
                  >
                    {open?.id === authority.id ? (
                      <AuthorityForm
                        saved={authority}
                        onClose={() => close(authority.id)}
                        onSaved={() => reload(authority.id)}
                      />
                    ) : (
                      <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5, minHeight: 40, py: 0.5 }}>
                        <Typography sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
                          {authority.name}
                        </Typography>
                        <IconButton
                          id={`authority-edit-${authority.id}`}
                          size="small"
                          title={translate('console.editNamed', { name: authority.name })}
                          aria-label={translate('console.editNamed', { name: authority.name })}
                          onClick={() => onOpen({ id: authority.id })}
                        >
                          <EditIcon fontSize="small" />
                        </IconButton>
                        <DeleteAction
                          label={translate('console.deleteNamed', { name: authority.name })}
                          title={translate('authorities.deleteTitle', { name: authority.name })}
                          text={translate('authorities.deleteText')}
                          onDelete={async () =>
                            (await send(DeleteAuthorityDocument, { id: authority.id })).deleteAuthority
                          }
                          onDeleted={() => reload(null)}
                        />
                      </Box>
                    )}
                  </Box>
                ))}
              </Paper>
            </Box>
          )
        );
      })}
    </>
  );
}

export default function AuthoritiesPage() {
  const translate = useTranslate();
  const title = translate('authorities.title');
  const [open, setOpen] = useState<Open>(null);
  return (
    <StaffOnly title={title}>
      <ScreenHeading text={title}>
        <Button id="authority-add" variant="contained" startIcon={<AddIcon />} onClick={() => setOpen({ id: null })}>
          {translate('authorities.add')}
        </Button>
      </ScreenHeading>
      <Authorities open={open} onOpen={setOpen} />
    </StaffOnly>
  );
}
