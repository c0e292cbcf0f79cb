import ContentCopyIcon from '@mui/icons-material/ContentCopy';
import DeleteIcon from '@mui/icons-material/Delete';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import { Box, Collapse, IconButton, Paper, Typography } from '@mui/material';
import { memo } from 'react';
import { useFormContext, useFormState, useWatch } from 'react-hook-form';
import { useTranslate } from 'react-admin';
import { Tag } from '../../ui/status/Tag.js';
import { DetailFields } from './DetailFields.js';
import { detailIndexOf, listErrors } from '../form/form-errors.js';
import { fieldId } from '../form/field-path.js';
import type { DetailForm, RestrictionForm } from '../form/restriction-form.js';
import { spokenPart } from '../form/spoken-part.js';
import { useDescribe } from '../form/useDescribe.js';

interface Props {
  index: number;
  isOpen: boolean;
  isHidden: boolean;
  onToggle: (index: number) => void;
  onDuplicate: (index: number) => void;
  onRemove: (index: number) => void;
}

/** For whom a detail holds and what it speaks of. */
function DetailLine({ index }: { index: number }) {
  const { scope, content } = useDescribe();
  const { control } = useFormContext<RestrictionForm>();
  const detail = useWatch({
    control,
    name: `details.${index}`,
    compute: (whole?: DetailForm) => (whole ? spokenPart(whole) : null),
  });
  return (
    <Box component="span" sx={{ minWidth: 0, overflowWrap: 'anywhere', hyphens: 'auto' }}>
      <Box component="span" sx={{ mr: 1 }}>
        {index + 1}.
      </Box>
      <Box component="span" sx={{ fontWeight: 400 }}>
        {detail ? scope(detail) : ''}
      </Box>
      {detail && (
        <Box component="span" sx={{ display: 'block', fontWeight: 400, fontSize: 13.5, color: 'text.secondary' }}>
          {content(detail)}
        </Box>
      )}
    </Box>
  );
}

/** One detail: a line that says for whom it holds, and its fields once it is opened. Sixty closed ones cost sixty lines. */
export const DetailCard = memo(function DetailCard({
  index,
  isOpen,
  isHidden,
  onToggle,
  onDuplicate,
  onRemove,
}: Props) {
  const translate = useTranslate();
  const { control } = useFormContext<RestrictionForm>();
  const { errors } = useFormState({ control, name: `details.${index}` });
  const problems = listErrors(errors).filter(({ path }) => detailIndexOf(path) === index);
  const own = problems.filter(({ path }) => path === `details.${index}`);
  const number = index + 1;
  const bodyId = `detail-${index}-body`;

  return (
    <Paper
      component="li"
      variant="outlined"
      sx={{
        mb: 1,
        ...(isHidden ? { display: 'none' } : {}),
        ...(problems.length > 0 ? { borderColor: 'error.main' } : {}),
      }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', pr: 1 }}>
        <Typography
          component="h3"
          variant="h3"
          {...(isHidden ? {} : { 'data-row-heading': '' })}
          sx={{ flex: 1, minWidth: 0 }}
        >
          <Box
            component="button"
            type="button"
            id={fieldId(`details.${index}`)}
            aria-expanded={isOpen}
            aria-controls={bodyId}
            aria-describedby={own.length > 0 ? `${bodyId}-errors` : undefined}
            onClick={() => onToggle(index)}
            sx={{
              all: 'unset',
              boxSizing: 'border-box',
              cursor: 'pointer',
              display: 'flex',
              gap: 1,
              alignItems: 'center',
              width: '100%',
              p: 1.5,
              '&:focus-visible': { outline: '3px solid', outlineColor: 'primary.main', outlineOffset: -3 },
            }}
          >
            <ExpandMoreIcon aria-hidden="true" sx={{ transform: isOpen ? 'none' : 'rotate(-90deg)' }} />
            <DetailLine index={index} />
            {problems.length > 0 && (
              <Tag tone="RED">{translate('restrictions.problems', { count: problems.length })}</Tag>
            )}
          </Box>
        </Typography>
        <IconButton
          size="small"
          title={translate('restrictions.duplicateDetail', { number })}
          aria-label={translate('restrictions.duplicateDetail', { number })}
          onClick={() => onDuplicate(index)}
        >
          <ContentCopyIcon fontSize="small" />
        </IconButton>
        <IconButton
          size="small"
          title={translate('restrictions.removeDetail', { number })}
          aria-label={translate('restrictions.removeDetail', { number })}
          onClick={() => onRemove(index)}
        >
          <DeleteIcon fontSize="small" />
        </IconButton>
      </Box>
      {own.length > 0 && (
        <Typography id={`${bodyId}-errors`} color="error" sx={{ px: 2, pb: 1, whiteSpace: 'pre-line' }}>
          {own.map(({ message }) => message).join('\n')}
        </Typography>
      )}
      <Collapse in={isOpen} timeout={0} mountOnEnter unmountOnExit id={bodyId}>
        <Box sx={{ p: { xs: 1.25, sm: 2 }, pt: 1 }}>
          <DetailFields index={index} />
        </Box>
      </Collapse>
    </Paper>
  );
});
