import ContentCopyIcon from '@mui/icons-material/ContentCopy';
import { Box, Button, DialogActions, Paper, Typography } from '@mui/material';
import { useNotify, useInput, useTranslate } from 'react-admin';
import { ChangeWidgetDocument, OwnWidgetDocument, type Widget } from '../gen/graphql.js';
import { useApiQuery } from '../graphql/useApiQuery.js';
import { useSend } from '../graphql/useSend.js';
import { CountriesPicker } from '../places/CountriesPicker.js';
import { CountryPicker } from '../places/CountryPicker.js';
import { Choice } from '../ui/Choice.js';
import { copyText } from '../ui/clipboard.js';
import { ErrorState } from '../ui/ErrorState.js';
import { LoadingState } from '../ui/LoadingState.js';
import { ScreenHeading } from '../ui/ScreenHeading.js';
import { SendButton, SendForm } from '../ui/resource/SendForm.js';
import { MONO } from '../ui/tokens.js';
import { SettingsScreen } from './SettingsScreen.js';
import { useOwnOrganisation } from './useOwnOrganisation.js';

const MOST = 3;
const PURPOSES = ['PRIVATE', 'BUSINESS', 'CRUISE'] as const;
type Purpose = (typeof PURPOSES)[number];

interface WidgetForm extends Record<string, unknown> {
  nationalityDefaultId: string | null;
  nationalityIds: string[];
  restrictionType: Purpose;
}

function formOf(widget: Widget | null): WidgetForm {
  return {
    nationalityDefaultId: widget?.nationalityDefault.iso2 ?? null,
    nationalityIds: widget?.nationalities.map(({ iso2 }) => iso2) ?? [],
    restrictionType: widget?.restrictionType ?? 'PRIVATE',
  };
}

/** All fields, and the nationality that is chosen at first among the others (spec: application, section 5). */
function faultsOf(values: Record<string, unknown>): Record<string, string> {
  const { nationalityDefaultId, nationalityIds } = values as WidgetForm;
  const faults: Record<string, string> = {};
  if (!nationalityDefaultId) faults['nationalityDefaultId'] = 'app.requiredField';
  if (nationalityIds.length === 0) faults['nationalityIds'] = 'app.requiredField';
  else if (nationalityDefaultId && !nationalityIds.includes(nationalityDefaultId))
    faults['nationalityIds'] = 'settings.widget.notAmong';
  return faults;
}

function useField<T>(source: keyof WidgetForm) {
  const translate = useTranslate();
  const { field, fieldState } = useInput<T>({ source: String(source) });
  // What the form itself finds comes as a key, what the server rejects as a sentence.
  const said = fieldState.error?.message as string | { message: string } | undefined;
  const error = typeof said === 'object' ? translate(said.message) : said;
  return { value: field.value as T, onChange: field.onChange as (value: T) => void, error };
}

function Fields() {
  const translate = useTranslate();
  const first = useField<string | null>('nationalityDefaultId');
  const all = useField<string[]>('nationalityIds');
  const purpose = useField<Purpose>('restrictionType');
  return (
    <Box sx={{ display: 'grid', gap: '16px', gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <CountriesPicker
        id="widget-nationalities"
        label={translate('settings.widget.nationalities')}
        hint={translate('settings.widget.nationalitiesHint', { max: MOST })}
        max={MOST}
        required
        {...all}
      />
      <CountryPicker id="widget-first" label={translate('settings.widget.first')} required {...first} />
      <Choice
        id="widget-purpose"
        label={translate('settings.widget.purpose')}
        options={PURPOSES.map((one) => ({ value: one, label: translate(`purpose.${one}`) }))}
        {...purpose}
      />
    </Box>
  );
}

function Code({ code }: { code: string }) {
  const translate = useTranslate();
  const notify = useNotify();
  const copy = async () => {
    const isCopied = await copyText(code);
    notify(translate(isCopied ? 'settings.widget.copied' : 'settings.widget.notCopied'), {
      type: isCopied ? 'success' : 'warning',
    });
  };
  return (
    <Paper
      variant="outlined"
      component="section"
      aria-labelledby="widget-code"
      sx={{ p: '16px', borderRadius: '10px' }}
    >
      <Typography component="h2" variant="h3" id="widget-code">
        {translate('settings.widget.code')}
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary', mb: '8px' }}>
        {translate('settings.widget.codeText')}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: '8px 16px', alignItems: 'center' }}>
        <Box component="code" sx={{ fontFamily: MONO, fontSize: 14, overflowWrap: 'anywhere' }}>
          {code}
        </Box>
        <Button startIcon={<ContentCopyIcon />} onClick={() => void copy()}>
          {translate('settings.widget.copy')}
        </Button>
      </Box>
    </Paper>
  );
}

function Settings() {
  const translate = useTranslate();
  const notify = useNotify();
  const send = useSend();
  const { organisation, error: organisationError, refetch: readOrganisation } = useOwnOrganisation();
  const { data, error, isPending, refetch } = useApiQuery('ownWidget', OwnWidgetDocument, {}, { forget: true });
  if (organisationError) return <ErrorState error={organisationError} onRetry={() => void readOrganisation()} />;
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (isPending || !organisation) return <LoadingState />;
  if (!organisation.widgetEnabled)
    return <Typography sx={{ color: 'text.secondary' }}>{translate('settings.widget.off')}</Typography>;
  const widget = data.organisationWidget;
  return (
    <Box sx={{ display: 'grid', gap: '16px', gridTemplateColumns: 'minmax(0, 38rem)' }}>
      <Paper variant="outlined" sx={{ p: '16px', borderRadius: '10px' }}>
        <SendForm
          key={JSON.stringify(widget)}
          defaultValues={formOf(widget)}
          validate={faultsOf}
          send={async ({ nationalityDefaultId, nationalityIds, restrictionType }) =>
            (
              await send(ChangeWidgetDocument, {
                nationalityDefaultId: nationalityDefaultId ?? '',
                nationalityIds,
                restrictionType,
              })
            ).updateOrganisationWidget
          }
          onDone={() => {
            notify(translate('settings.saved'), { type: 'success' });
            void refetch();
          }}
        >
          <Fields />
          <DialogActions sx={{ px: 0, pb: 0 }}>
            <SendButton>{translate('ra.action.save')}</SendButton>
          </DialogActions>
        </SendForm>
      </Paper>
      {widget && <Code code={widget.id} />}
    </Box>
  );
}

function Titled() {
  const translate = useTranslate();
  return (
    <>
      <ScreenHeading text={translate('menu.widgetSettings')} />
      <Typography sx={{ color: 'text.secondary', mt: '-8px', mb: '16px' }}>
        {translate('settings.widget.text')}
      </Typography>
      <Settings />
    </>
  );
}

/** What the widget on the organisation's own pages offers. */
export default function WidgetPage() {
  return (
    <SettingsScreen codename="DestinationManagerWidget">
      <Titled />
    </SettingsScreen>
  );
}
