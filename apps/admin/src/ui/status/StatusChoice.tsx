import { Box, MenuItem, TextField } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { StatusColor } from '../../gen/graphql.js';
import { STATUS_COLORS } from '../../graphql/enum-values.js';
import { StatusIcon } from './StatusMark.js';

interface Props {
  id: string;
  label: string;
  allLabel: string;
  value: StatusColor | '';
  onChange: (status: StatusColor | '') => void;
}

/** A status by its colour, shape and word. */
export function StatusChoice({ id, label, allLabel, value, onChange }: Props) {
  const translate = useTranslate();
  const shown = (status: StatusColor) => (
    <Box component="span" sx={{ display: 'flex', alignItems: 'center', gap: 0.75, minWidth: 0 }}>
      <StatusIcon status={status} size={18} />
      <Box component="span" sx={{ overflow: 'hidden', textOverflow: 'ellipsis' }}>
        {translate(`statusField.${status}`)}
      </Box>
    </Box>
  );
  return (
    <TextField
      select
      id={id}
      label={label}
      value={value}
      onChange={({ target }) => onChange(target.value as StatusColor | '')}
      slotProps={{ inputLabel: { shrink: true }, select: { displayEmpty: true, MenuProps: { disablePortal: true } } }}
    >
      <MenuItem value="">{allLabel}</MenuItem>
      {STATUS_COLORS.map((status) => (
        <MenuItem key={status} value={status}>
          {shown(status)}
        </MenuItem>
      ))}
    </TextField>
  );
}
