import { Box } from '@mui/material';
import { memo } from 'react';
import { useTranslate } from 'react-admin';
import { Tag } from '../../ui/status/Tag.js';
import type { DetailForm } from '../form/restriction-form.js';
import { Audience } from './Audience.js';
import { Freshness } from './Freshness.js';
import { ROW } from './layout.js';
import type { Statement } from './statements.js';
import { useShortValue } from './useShortValue.js';

interface Props {
  statement: Statement;
  title: string;
  detail: DetailForm;
  isChanged: boolean;
  problems: number;
  onEdit: (statement: Statement) => void;
}

/** One statement in a line: what it is about, what it says, for whom, and how old it is. Opens in place. */
export const StatementRow = memo(function StatementRow({
  statement,
  title,
  detail,
  isChanged,
  problems,
  onEdit,
}: Props) {
  const translate = useTranslate();
  const shortValue = useShortValue();
  const { answer, text } = shortValue(statement.typeKey, statement.value);
  return (
    <Box
      component="li"
      data-row-heading=""
      sx={{
        position: 'relative',
        borderTop: 1,
        borderColor: 'line',
        boxShadow: ({ palette }) => (isChanged ? `inset 3px 0 0 ${palette.primary.main}` : 'none'),
      }}
    >
      <Box
        component="button"
        type="button"
        id={`statement-${statement.id}`}
        onClick={() => onEdit(statement)}
        sx={{
          all: 'unset',
          boxSizing: 'border-box',
          width: 1,
          cursor: 'pointer',
          ...ROW,
          '&:hover': { bgcolor: 'action.hover' },
          '&:focus-visible': { outline: '3px solid', outlineColor: 'primary.main', outlineOffset: -3 },
        }}
      >
        <Box component="span" sx={{ color: 'text.secondary', fontSize: 13, hyphens: 'auto', overflowWrap: 'anywhere' }}>
          {title}
        </Box>
        <Box component="span" sx={{ display: 'block', minWidth: 0 }}>
          <Box component="span" sx={{ display: 'flex', flexWrap: 'wrap', gap: '4px 8px', alignItems: 'center' }}>
            {answer && (
              <Box component="span" sx={{ fontWeight: 620 }}>
                {answer}
              </Box>
            )}
            <Audience scope={statement.scope} purposes={statement.purposes} />
          </Box>
          {text && (
            <Box
              component="span"
              sx={{
                mt: '2px',
                fontSize: 13,
                display: '-webkit-box',
                WebkitBoxOrient: 'vertical',
                WebkitLineClamp: 2,
                overflow: 'hidden',
              }}
            >
              {text}
            </Box>
          )}
        </Box>
        <Box component="span" sx={{ display: 'flex', flexDirection: 'column', gap: '4px', alignItems: 'flex-start' }}>
          <Freshness detail={detail} />
          {isChanged && <Tag tone="BLUE">{translate('sheet.inDraft')}</Tag>}
          {problems > 0 && <Tag tone="RED">{translate('restrictions.problems', { count: problems })}</Tag>}
        </Box>
      </Box>
    </Box>
  );
});
