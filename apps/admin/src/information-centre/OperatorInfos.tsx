import AddIcon from '@mui/icons-material/Add';
import { Box, Button, Paper, Typography } from '@mui/material';
import { useState } from 'react';
import { ResourceContextProvider, useGetList, useLocale, useTranslate } from 'react-admin';
import { EmptyState } from '../ui/EmptyState.js';
import { ErrorState } from '../ui/ErrorState.js';
import { LoadingState } from '../ui/LoadingState.js';
import type { OperatorInfo } from '../gen/graphql.js';
import { InfoDialog } from './InfoDialog.js';
import { InfoItem } from './InfoItem.js';
import { groupInfos, WHOLE_LIST } from './operator-infos.js';

export function OperatorInfos({ isStaff }: { isStaff: boolean }) {
  const translate = useTranslate();
  const locale = useLocale();
  const { data, error, isPending, refetch } = useGetList<OperatorInfo>('externalinfos', WHOLE_LIST);
  const [edited, setEdited] = useState<{ info: OperatorInfo | null } | null>(null);
  const groups = groupInfos(data ?? [], new Intl.Collator(locale).compare);
  return (
    <ResourceContextProvider value="externalinfos">
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
        {error && <ErrorState error={error} onRetry={() => void refetch()} />}
        {isPending && !error && <LoadingState rows={4} />}
        {data && groups.length === 0 && (
          <EmptyState
            title={translate('resources.externalinfos.empty')}
            text={translate(isStaff ? 'resources.externalinfos.emptyText' : 'centre.noInfos')}
          />
        )}
        {groups.map(({ category, infos }, index) => (
          <Box component="section" key={category} aria-labelledby={`category-${index}`} sx={{ mb: 2 }}>
            <Typography component="h3" variant="h3" id={`category-${index}`} sx={{ mb: 0.5 }}>
              {category} ({infos.length})
            </Typography>
            <Paper variant="outlined" component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
              {infos.map((info) => (
                <InfoItem key={info.id} info={info} isStaff={isStaff} onEdit={(one) => setEdited({ info: one })} />
              ))}
            </Paper>
          </Box>
        ))}
        {edited && <InfoDialog id={edited.info?.id ?? null} onClose={() => setEdited(null)} />}
      </Box>
    </ResourceContextProvider>
  );
}
