import { Box, FormControlLabel, Paper, Switch, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { ChooseShippingLineDocument, LeaveShippingLineDocument, ShippingLineChoiceDocument } from '../gen/graphql.js';
import { useApiQuery } from '../graphql/useApiQuery.js';
import { useSend } from '../graphql/useSend.js';
import { EmptyState } from '../ui/EmptyState.js';
import { ErrorState } from '../ui/ErrorState.js';
import { LoadingState } from '../ui/LoadingState.js';
import { ScreenHeading } from '../ui/ScreenHeading.js';
import { useAction } from '../ui/useAction.js';
import { SettingsScreen } from './SettingsScreen.js';

function Lines() {
  const translate = useTranslate();
  const send = useSend();
  const { run, isBusy } = useAction();
  const { data, error, isPending, refetch } = useApiQuery('shippingLineChoice', ShippingLineChoiceDocument, {});
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (isPending) return <LoadingState />;
  const lines = data.shippingLines;
  if (lines.length === 0) return <EmptyState title={translate('settings.noLines')} />;
  const chosen = new Set(data.organisationShippingLineSelections.map(({ id }) => id));
  const toggle = async (id: string) => {
    await run(async () =>
      chosen.has(id)
        ? (await send(LeaveShippingLineDocument, { id })).deleteOrganisationShippingLineSelection
        : (await send(ChooseShippingLineDocument, { id })).createOrganisationShippingLineSelection,
    );
    await refetch();
  };
  return (
    <>
      <Typography sx={{ color: 'text.secondary', mb: '12px' }}>
        {translate('settings.linesText', { count: chosen.size })}
      </Typography>
      <Paper
        variant="outlined"
        component="ul"
        sx={{ listStyle: 'none', m: 0, p: '4px 16px', borderRadius: '10px', maxWidth: '40rem' }}
      >
        {lines.map(({ id, name }) => (
          <Box
            key={id}
            component="li"
            sx={{ py: '2px', '&:not(:last-of-type)': { borderBottom: 1, borderColor: 'line' } }}
          >
            <FormControlLabel
              control={<Switch checked={chosen.has(id)} disabled={isBusy} onChange={() => void toggle(id)} />}
              label={name}
            />
          </Box>
        ))}
      </Paper>
    </>
  );
}

function Titled() {
  const translate = useTranslate();
  return (
    <>
      <ScreenHeading text={translate('menu.favouriteLines')} />
      <Lines />
    </>
  );
}

/** The cruise lines that the organisation sells; none chosen: all are shown. */
export default function CruiseLinesPage() {
  return (
    <SettingsScreen>
      <Titled />
    </SettingsScreen>
  );
}
