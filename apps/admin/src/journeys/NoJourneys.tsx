import { Button, Paper, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';

export function NoJourneys({ isFiltered }: { isFiltered: boolean }) {
  const translate = useTranslate();
  return (
    <Paper variant="outlined" sx={{ p: 4, textAlign: 'center', display: 'grid', gap: 1, justifyItems: 'center' }}>
      <Typography component="h2" variant="h3">
        {translate(isFiltered ? 'journeys.noMatch' : 'journeys.empty')}
      </Typography>
      {!isFiltered && <Typography sx={{ color: 'text.secondary' }}>{translate('journeys.emptyText')}</Typography>}
      {!isFiltered && (
        <Button component={Link} to="/search" variant="contained">
          {translate('answer.toSearch')}
        </Button>
      )}
    </Paper>
  );
}
