import { Alert, Box, Typography } from '@mui/material';
import { useLocale, useTranslate } from 'react-admin';
import type { ImpactPreview } from '../../gen/graphql.js';

/** How many trip pages there are, how many change, and how many of those leave at once. */
export function ImpactCounts({ preview }: { preview: ImpactPreview }) {
  const translate = useTranslate();
  const locale = useLocale();
  const counts = [
    { key: 'active', value: preview.activeTripPages },
    { key: 'affected', value: preview.affectedTripPages },
    { key: 'changed', value: preview.changedTripPages },
    { key: 'departing', value: preview.departingWithin72Hours },
  ] as const;
  return (
    <>
      <Box
        component="dl"
        sx={{
          m: 0,
          display: 'grid',
          gap: 1,
          gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', sm: 'repeat(4, minmax(0, 1fr))' },
        }}
      >
        {counts.map(({ key, value }) => (
          <Box
            key={key}
            sx={{
              border: 1,
              borderColor: key === 'changed' ? 'primary.main' : 'line',
              borderRadius: 1,
              p: 1,
              display: 'flex',
              flexDirection: 'column-reverse',
              justifyContent: 'flex-end',
            }}
          >
            <Typography component="dt" variant="body2" sx={{ color: 'text.secondary', hyphens: 'auto' }}>
              {translate(`editing.impact.count.${key}`)}
            </Typography>
            <Typography component="dd" sx={{ m: 0, fontSize: '1.65rem', fontWeight: 600, lineHeight: 1.2 }}>
              {new Intl.NumberFormat(locale).format(value)}
            </Typography>
          </Box>
        ))}
      </Box>
      {preview.changedTripPages === 0 && (
        <Alert severity="info" sx={{ mt: 1 }}>
          {translate('editing.impact.noTrips')}
        </Alert>
      )}
    </>
  );
}
