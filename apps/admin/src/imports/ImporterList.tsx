import { Box, Paper, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { Importer } from '../gen/graphql.js';

/** Where data may come from, under which licence, and who has to be named for it. */
export function ImporterList({ importers }: { importers: readonly Importer[] }) {
  const translate = useTranslate();
  return (
    <Box component="section" aria-labelledby="importers-heading">
      <Typography component="h2" variant="h2" id="importers-heading" sx={{ mb: 1 }}>
        {translate('imports.importers')}
      </Typography>
      <Box
        component="ul"
        sx={{
          listStyle: 'none',
          m: 0,
          p: 0,
          display: 'grid',
          gap: 1,
          gridTemplateColumns: {
            xs: 'minmax(0, 1fr)',
            sm: 'repeat(2, minmax(0, 1fr))',
            lg: 'repeat(3, minmax(0, 1fr))',
          },
        }}
      >
        {importers.map(({ name, title, accepts, licence, attribution }) => (
          <Paper component="li" variant="outlined" key={name} sx={{ px: 1.5, py: 1 }}>
            <Typography component="h3" variant="h3" sx={{ fontSize: '1rem' }}>
              {title}
            </Typography>
            <Box
              component="dl"
              sx={{
                display: 'grid',
                gridTemplateColumns: 'auto minmax(0, 1fr)',
                columnGap: 1.5,
                m: 0,
                fontSize: 13.5,
                '& dt': { color: 'text.secondary' },
                '& dd': { m: 0, overflowWrap: 'anywhere' },
              }}
            >
              <dt>{translate('imports.field.licence')}</dt>
              <dd>{licence || translate('app.none')}</dd>
              <dt>{translate('imports.attribution')}</dt>
              <dd>{attribution || translate('app.none')}</dd>
              <dt>{translate('imports.files')}</dt>
              <dd>{accepts.map((ending) => `.${ending}`).join(', ')}</dd>
            </Box>
          </Paper>
        ))}
      </Box>
    </Box>
  );
}
