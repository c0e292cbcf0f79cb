import { Box } from '@mui/material';
import { visuallyHidden } from '@mui/utils';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import type { StatusColor } from '../../gen/graphql.js';

interface Props {
  /** Null: nothing was stated before. */
  before: string | null;
  after: string | null;
}

const side = (tone: StatusColor) =>
  ({
    display: 'block',
    px: 1,
    py: 0.5,
    borderLeft: 3,
    borderRadius: 0.5,
    whiteSpace: 'pre-line',
    overflowWrap: 'anywhere',
    minWidth: 0,
    textDecorationThickness: '1px',
    textUnderlineOffset: '3px',
    borderColor: `status.${tone}.border`,
    bgcolor: `status.${tone}.surface`,
  }) as const;

const Word = ({ children }: { children: ReactNode }) => (
  <Box component="span" sx={{ display: 'inline-block', mr: 0.75, fontWeight: 600, fontSize: 13 }}>
    {children}
  </Box>
);

/** Before and after beside each other; struck out and underlined, so that colour is not needed to tell them apart. */
export function Delta({ before, after }: Props) {
  const translate = useTranslate();
  if (before === null || after === null) {
    return before === null ? (
      <Box component="ins" sx={{ ...side('BLUE'), textDecoration: 'underline' }}>
        <Word>{translate('editing.change.added')}</Word>
        {after ?? translate('restrictions.notStated')}
      </Box>
    ) : (
      <Box component="del" sx={{ ...side('RED'), textDecoration: 'line-through' }}>
        <Word>{translate('editing.change.removed')}</Word>
        {before}
      </Box>
    );
  }
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 0.75,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
      }}
    >
      <Box component="del" sx={{ ...side('RED'), textDecoration: 'line-through' }}>
        <Box component="span" sx={visuallyHidden}>
          {translate('editing.change.before')}{' '}
        </Box>
        {before}
      </Box>
      <Box component="ins" sx={{ ...side('BLUE'), textDecoration: 'underline' }}>
        <Box component="span" sx={visuallyHidden}>
          {translate('editing.change.after')}{' '}
        </Box>
        {after}
      </Box>
    </Box>
  );
}
