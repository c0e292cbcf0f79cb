import { Box } from '@mui/material';
import { visuallyHidden } from '@mui/utils';

interface Props {
  text: string;
  count: number;
  /** The count as a sentence, for whoever does not see where it stands. */
  spokenCount: string;
}

const MAX_SHOWN = 99;

/** A menu entry that says how much waits behind it. */
export const MenuCount = ({ text, count, spokenCount }: Props) => (
  <Box component="span" sx={{ display: 'flex', alignItems: 'center', gap: 1, minWidth: 0 }}>
    <Box component="span" sx={{ overflow: 'hidden', textOverflow: 'ellipsis' }}>
      {text}
    </Box>
    {count > 0 && (
      <>
        <Box
          component="span"
          aria-hidden="true"
          sx={{
            ml: 'auto',
            px: 0.75,
            minWidth: 22,
            textAlign: 'center',
            borderRadius: 5,
            fontSize: 12.5,
            lineHeight: '20px',
            fontWeight: 600,
            bgcolor: 'primary.main',
            color: 'primary.contrastText',
          }}
        >
          {count > MAX_SHOWN ? `${MAX_SHOWN}+` : count}
        </Box>
        <Box component="span" sx={visuallyHidden}>
          {spokenCount}
        </Box>
      </>
    )}
  </Box>
);
