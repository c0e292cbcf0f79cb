import { Box, Typography } from '@mui/material';
import { memo } from 'react';
import { useTranslate } from 'react-admin';
import { FormText } from '../form/FormText.js';

/** The days on which a detail applies. */
export const ValidityFields = memo(function ValidityFields({ index }: { index: number }) {
  const translate = useTranslate();
  return (
    <Box component="fieldset" sx={{ border: 0, p: 0, m: 0, minWidth: 0 }}>
      <Typography component="legend" sx={{ fontWeight: 600, p: 0, mb: 1 }}>
        {translate('restrictions.validity.title')}
      </Typography>
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
          alignItems: 'start',
        }}
      >
        <FormText
          name={`details.${index}.validFrom`}
          type="date"
          label={translate('restrictions.field.validFrom')}
          hint={translate('restrictions.validity.fromHint')}
        />
        <FormText
          name={`details.${index}.validUntil`}
          type="date"
          label={translate('restrictions.field.validUntil')}
          hint={translate('restrictions.validity.untilHint')}
        />
      </Box>
    </Box>
  );
});
