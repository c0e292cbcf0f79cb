import EventAvailableIcon from '@mui/icons-material/EventAvailable';
import { Button } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Confirm, useListContext, useNotify, useTranslate } from 'react-admin';
import { CheckEntryRestrictionsDocument } from '../../gen/graphql.js';
import { useSend } from '../../graphql/useSend.js';
import { useAction } from '../../ui/useAction.js';

/** Notes for all chosen restrictions at once that they were compared with their sources today. */
export function BulkCheck() {
  const translate = useTranslate();
  const notify = useNotify();
  const { isBusy, run } = useAction();
  const send = useSend();
  const queries = useQueryClient();
  const { selectedIds = [], onUnselectItems, refetch } = useListContext();
  const [isAsking, setAsking] = useState(false);
  const ids = selectedIds.map(String);
  const count = ids.length;

  const check = async () => {
    if (await run(async () => (await send(CheckEntryRestrictionsDocument, { ids })).checkEntryRestrictions)) {
      notify(translate('reviewList.bulk.done', { count }), { type: 'success' });
      void queries.invalidateQueries({ queryKey: ['api', 'openCounts'] });
      onUnselectItems();
      void refetch();
    }
    setAsking(false);
  };

  return (
    <>
      <Button size="small" variant="contained" startIcon={<EventAvailableIcon />} onClick={() => setAsking(true)}>
        {translate('reviewList.bulk.check')}
      </Button>
      <Confirm
        isOpen={isAsking}
        loading={isBusy}
        title={translate('reviewList.bulk.title', { count })}
        content={translate('reviewList.bulk.text')}
        confirm={translate('reviewList.bulk.check')}
        onConfirm={() => void check()}
        onClose={() => setAsking(false)}
      />
    </>
  );
}
