import AddIcon from '@mui/icons-material/Add';
import { Box, Button, Paper, Typography } from '@mui/material';
import { useState } from 'react';
import { FilterLiveSearch, ListBase, useListContext, useLocale, useTranslate } from 'react-admin';
import { EmptyState } from '../ui/EmptyState.js';
import { ErrorState } from '../ui/ErrorState.js';
import { LoadingState } from '../ui/LoadingState.js';
import { Pages, SAID_ON_SCREEN } from '../ui/resource/ListFrame.js';
import { useIsFiltered } from '../ui/resource/useIsFiltered.js';
import type { OperatorInfo } from '../gen/graphql.js';
import { InfoDialog } from './InfoDialog.js';
import { InfoItem } from './InfoItem.js';
import { groupInfos } from './operator-infos.js';

const PAGE = 50;
const FEW = 10;

interface ListProps {
  isStaff: boolean;
  onEdit: (info: OperatorInfo) => void;
}

/** The pages by category; a search and further pages once there are many. */
function InfoGroups({ isStaff, onEdit }: ListProps) {
  const translate = useTranslate();
  const locale = useLocale();
  const { data = [], total = 0, error, isPending, refetch } = useListContext<OperatorInfo>();
  const isSearching = useIsFiltered();
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  return (
    <>
      {(total > FEW || isSearching) && <FilterLiveSearch source="search" fullWidth sx={{ mt: 0, mb: 1 }} />}
      {isPending && <LoadingState rows={4} />}
      {!isPending && total === 0 && (
        <EmptyState
          title={translate(isSearching ? 'app.noResults' : 'resources.externalinfos.empty')}
          text={isSearching ? '' : translate(isStaff ? 'resources.externalinfos.emptyText' : 'centre.noInfos')}
        />
      )}
      {groupInfos(data, new Intl.Collator(locale).compare).map(({ category, infos }, index) => (
        <Box component="section" key={category} aria-labelledby={`category-${index}`} sx={{ mb: 2 }}>
          <Typography component="h3" variant="h3" id={`category-${index}`} sx={{ mb: 0.5 }}>
            {category}
          </Typography>
          <Paper variant="outlined" component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
            {infos.map((info) => (
              <InfoItem key={info.id} info={info} isStaff={isStaff} onEdit={onEdit} />
            ))}
          </Paper>
        </Box>
      ))}
      {total > PAGE && <Pages sizes={[]} />}
    </>
  );
}

export function OperatorInfos({ isStaff }: { isStaff: boolean }) {
  const translate = useTranslate();
  const [edited, setEdited] = useState<{ info: OperatorInfo | null } | null>(null);
  return (
    <ListBase
      resource="externalinfos"
      perPage={PAGE}
      sort={{ field: 'infoCategory', order: 'ASC' }}
      queryOptions={SAID_ON_SCREEN}
      disableAuthentication
      disableSyncWithLocation
      storeKey={false}
    >
      <Box component="section" aria-labelledby="infos-heading">
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', mb: 1 }}>
          <Typography component="h2" variant="h2" id="infos-heading" sx={{ flex: '1 1 auto' }}>
            {translate('resources.externalinfos.title')}
          </Typography>
          {isStaff && (
            <Button size="small" variant="contained" startIcon={<AddIcon />} onClick={() => setEdited({ info: null })}>
              {translate('resources.externalinfos.add')}
            </Button>
          )}
        </Box>
        <InfoGroups isStaff={isStaff} onEdit={(info) => setEdited({ info })} />
        {edited && <InfoDialog id={edited.info?.id ?? null} onClose={() => setEdited(null)} />}
      </Box>
    </ListBase>
  );
}
