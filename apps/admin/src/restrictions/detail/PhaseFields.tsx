import { Box, Typography } from '@mui/material';
import { memo } from 'react';
import { useTranslate } from 'react-admin';
import type { StatusColor } from '../../gen/graphql.js';
import { StatusIcon } from '../../ui/status/StatusMark.js';
import { FormText } from '../form/FormText.js';
import { PHASES, type PhaseName } from '../form/restriction-form.js';

const PHASE_STATUS: Record<PhaseName, StatusColor> = {
  noAccess: 'RED',
  someRestrictions: 'YELLOW',
  noRestrictions: 'BLUE',
};

/** When access is barred, restricted or free. */
export const PhaseFields = memo(function PhaseFields({ index }: { index: number }) {
  const translate = useTranslate();
  return (
    <Box>
      <Typography component="h4" variant="h3" sx={{ mb: 1 }}>
        {translate('restrictions.phases')}
      </Typography>
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', xl: 'repeat(3, minmax(0, 1fr))' },
          alignItems: 'start',
        }}
      >
        {PHASES.map((phase) => (
          <Box key={phase} component="fieldset" sx={{ border: 0, p: 0, m: 0, minWidth: 0 }}>
            <Box component="legend" sx={{ display: 'flex', gap: 0.75, alignItems: 'center', p: 0, mb: 1 }}>
              <StatusIcon status={PHASE_STATUS[phase]} size={18} />
              {translate(`restrictions.phase.${phase}`)}
            </Box>
            <Box sx={{ display: 'grid', gap: 1, gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' }}>
              <FormText
                name={`details.${index}.phases.${phase}.start`}
                type="date"
                label={translate('restrictions.from')}
              />
              <FormText
                name={`details.${index}.phases.${phase}.end`}
                type="date"
                label={translate('restrictions.until')}
              />
            </Box>
          </Box>
        ))}
      </Box>
    </Box>
  );
});
