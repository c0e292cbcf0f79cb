import EventAvailableIcon from '@mui/icons-material/EventAvailable';
import { Box, Button, Paper, Typography } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Confirm, useNotify, useTranslate } from 'react-admin';
import { useAction } from '../../ui/useAction.js';
import { CheckEntryRestrictionsDocument } from '../../gen/graphql.js';
import { useSend } from '../../graphql/useSend.js';

interface Props {
  chosen: ReadonlySet<string>;
  onClear: () => void;
  onChecked: () => void;
}

/** Notes for all chosen restrictions at once that they were compared with their sources today. */
export function BulkCheck({ chosen, onClear, onChecked }: Props) {
  const translate = useTranslate();
  const notify = useNotify();
  const { isBusy, run } = useAction();
  const send = useSend();
  const queries = useQueryClient();
  const [isAsking, setAsking] = useState(false);
  const count = chosen.size;

  const check = async () => {
    if (
      await run(async () => (await send(CheckEntryRestrictionsDocument, { ids: [...chosen] })).checkEntryRestrictions)
    ) {
      notify(translate('reviewList.bulk.done', { count }), { type: 'success' });
      void queries.invalidateQueries({ queryKey: ['api', 'openCounts'] });
      onChecked();
    }
    setAsking(false);
  };

  return (
    <Box role="status">
      {count > 0 && (
        <Paper
          variant="outlined"
          sx={{
            display: 'flex',
            flexWrap: 'wrap',
            alignItems: 'center',
            gap: 1,
            px: 1.5,
            py: 0.75,
            mb: 1.5,
            borderColor: 'primary.main',
            position: 'sticky',
            top: { xs: 56, sm: 56 },
            zIndex: 2,
          }}
        >
          <Typography sx={{ flex: '1 1 auto', fontWeight: 600 }}>
            {translate('reviewList.bulk.chosen', { count })}
          </Typography>
          <Button size="small" onClick={onClear}>
            {translate('reviewList.bulk.clear')}
          </Button>
          <Button size="small" variant="contained" startIcon={<EventAvailableIcon />} onClick={() => setAsking(true)}>
            {translate('reviewList.bulk.check')}
          </Button>
        </Paper>
      )}
      <Confirm
        isOpen={isAsking}
        loading={isBusy}
        title={translate('reviewList.bulk.title', { count })}
        content={translate('reviewList.bulk.text')}
        confirm={translate('reviewList.bulk.check')}
        onConfirm={() => void check()}
        onClose={() => setAsking(false)}
      />
    </Box>
  );
}
