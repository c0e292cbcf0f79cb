import { Box, ToggleButton, ToggleButtonGroup, Typography } from '@mui/material';
import { useState } from 'react';
import { useLocale, useTranslate } from 'react-admin';
import { useCurrentUser } from '../account/useCurrentUser.js';
import { MailPreviewDocument, type MailBrand, type MailKind } from '../gen/graphql.js';
import { TRIP_LANGUAGES } from '../graphql/enum-values.js';
import { useApiQuery } from '../graphql/useApiQuery.js';
import { Choice } from '../ui/Choice.js';
import { ErrorState } from '../ui/ErrorState.js';
import { LoadingState } from '../ui/LoadingState.js';
import { PageFrame } from '../ui/PageFrame.js';
import { MailParts } from './MailParts.js';
import { TestMailButton } from './TestMailButton.js';

const KINDS: readonly MailKind[] = [
  'VERIFICATION',
  'CHANGE_BEFORE_TRIP',
  'CHANGE_DURING_TRIP',
  'INVITATION',
  'PASSWORD_RESET',
  'PASSWORD_CHANGED',
  'LOGIN_CHANGED',
];
const WIDTHS = { phone: 375, desktop: 760 } as const;
type Width = keyof typeof WIDTHS;
type MailLanguage = (typeof TRIP_LANGUAGES)[number];

interface Shown {
  kind: MailKind;
  language: MailLanguage;
  brand: MailBrand;
}

const nameOf = (language: string, locale: string): string =>
  new Intl.DisplayNames([locale], { type: 'language' }).of(language) ?? language;

function Preview({ shown, width }: { shown: Shown; width: Width }) {
  const translate = useTranslate();
  const locale = useLocale() ?? 'en';
  const { data, error, isPending, refetch } = useApiQuery('mailPreview', MailPreviewDocument, shown, {
    keepPrevious: true,
  });
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (isPending) return <LoadingState rows={8} />;
  const mail = data.mailPreview;
  const title = translate('mails.frame', { kind: translate(`mails.kind.${shown.kind}`) });
  return (
    <>
      {mail.language !== shown.language && (
        <Typography role="status">
          {translate('mails.otherLanguage', {
            requested: nameOf(shown.language, locale),
            language: nameOf(mail.language, locale),
          })}
        </Typography>
      )}
      <Box
        sx={{
          display: 'grid',
          gap: 3,
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'auto minmax(18rem, 1fr)' },
        }}
      >
        <Box sx={{ width: WIDTHS[width], maxWidth: 1, minWidth: 0 }}>
          <PageFrame html={mail.html} title={title} />
        </Box>
        <MailParts mail={mail} />
      </Box>
    </>
  );
}

/** Every kind of mail with invented data, in every language, as the code that sends makes it. */
export function MailPreviews() {
  const translate = useTranslate();
  const locale = useLocale() ?? 'en';
  const own = useCurrentUser()?.organisation?.name;
  const [shown, setShown] = useState<Shown>({
    kind: 'VERIFICATION',
    language: TRIP_LANGUAGES.find((one) => one === locale) ?? 'en',
    brand: 'SAMPLE',
  });
  const [width, setWidth] = useState<Width>('desktop');
  const change = (part: Partial<Shown>): void => setShown({ ...shown, ...part });
  return (
    <Box component="section" aria-labelledby="mail-previews" sx={{ display: 'grid', gap: 2 }}>
      <Box>
        <Typography id="mail-previews" component="h2" variant="h2">
          {translate('mails.previews')}
        </Typography>
        <Typography sx={{ color: 'text.secondary', mt: '4px', maxWidth: '70ch' }}>
          {translate('mails.intro')}
        </Typography>
      </Box>
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(auto-fit, minmax(12rem, 16rem))' },
        }}
      >
        <Choice
          id="mail-kind"
          label={translate('mails.kindLabel')}
          value={shown.kind}
          options={KINDS.map((value) => ({ value, label: translate(`mails.kind.${value}`) }))}
          onChange={(kind) => change({ kind })}
        />
        <Choice
          id="mail-language"
          label={translate('mails.language')}
          value={shown.language}
          options={TRIP_LANGUAGES.map((value) => ({ value, label: nameOf(value, locale) }))}
          onChange={(language) => change({ language })}
        />
        <Choice
          id="mail-brand"
          label={translate('mails.brand')}
          value={shown.brand}
          options={[
            { value: 'SAMPLE', label: translate('mails.sampleBrand') },
            ...(own ? [{ value: 'OWN' as const, label: own }] : []),
          ]}
          onChange={(brand) => change({ brand })}
        />
        <ToggleButtonGroup
          exclusive
          size="small"
          value={width}
          aria-label={translate('mails.width')}
          onChange={(_, next: Width | null) => next && setWidth(next)}
        >
          {(['phone', 'desktop'] as const).map((one) => (
            <ToggleButton key={one} value={one}>
              {translate(`mails.${one}`)}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
      </Box>
      <TestMailButton key={JSON.stringify(shown)} shown={shown} />
      <Preview shown={shown} width={width} />
    </Box>
  );
}
