import { Box } from '@mui/material';
import type { HTMLAttributes } from 'react';

interface Props extends HTMLAttributes<HTMLLIElement> {
  label: string;
  hint: string;
}

/** One line of a list of choices. What it belongs to stands at the right: a grouped list box has no valid children. */
export const OptionRow = ({ label, hint, ...props }: Props) => (
  <li {...props}>
    <Box component="span" sx={{ flex: 1, minWidth: 0 }}>
      {label}
    </Box>
    <Box component="span" sx={{ color: 'text.secondary', fontSize: 13, pl: 2, textAlign: 'right' }}>
      {hint}
    </Box>
  </li>
);
