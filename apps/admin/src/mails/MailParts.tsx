import { Box, Typography } from '@mui/material';
import { useLocale, useTranslate } from 'react-admin';
import type { MailPreview } from '../gen/graphql.js';

const KILOBYTE = 1_000;

/** What of a mail is not seen in its picture: fields, and the part for programs without HTML. */
export function MailParts({ mail }: { mail: MailPreview['mailPreview'] }) {
  const translate = useTranslate();
  const locale = useLocale() ?? 'en';
  const size = new Intl.NumberFormat(locale, { style: 'unit', unit: 'kilobyte', maximumFractionDigits: 1 });
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Box>
        <Typography component="h3" variant="h3" sx={{ mb: 1 }}>
          {translate('mails.headers')}
        </Typography>
        <Box component="dl" sx={{ m: 0, display: 'grid', gap: '8px' }}>
          {mail.headers.map(({ name, value }) => (
            <Box key={name}>
              <Typography component="dt" variant="body2" sx={{ color: 'text.secondary' }}>
                {name}
              </Typography>
              <Typography
                component="dd"
                lang={name === 'Subject' ? mail.language : undefined}
                sx={{ m: 0, overflowWrap: 'anywhere' }}
              >
                {value}
              </Typography>
            </Box>
          ))}
        </Box>
      </Box>
      <Box>
        <Typography component="h3" variant="h3" sx={{ mb: 1 }}>
          {translate('mails.text')}
        </Typography>
        <Box
          component="pre"
          lang={mail.language}
          sx={{
            m: 0,
            p: 2,
            border: 1,
            borderColor: 'divider',
            borderRadius: 1,
            fontFamily: 'Geist Mono Variable, monospace',
            fontSize: 13,
            whiteSpace: 'pre-wrap',
            overflowWrap: 'anywhere',
          }}
        >
          {mail.text}
        </Box>
        <Typography variant="body2" sx={{ color: 'text.secondary', mt: 1 }}>
          {translate('mails.size', { size: size.format(mail.htmlBytes / KILOBYTE) })}
        </Typography>
      </Box>
    </Box>
  );
}
