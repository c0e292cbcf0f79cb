import EventAvailableIcon from '@mui/icons-material/EventAvailable';
import OpenInNewIcon from '@mui/icons-material/OpenInNew';
import SyncIcon from '@mui/icons-material/Sync';
import { Box, Button, IconButton, Typography } from '@mui/material';
import { memo } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useNotify, useTranslate } from 'react-admin';
import { webAddress } from '../../answer/section-model.js';
import { productDay } from '../../session/product-day.js';
import { useDates } from '../../ui/useDates.js';
import { Tag } from '../../ui/status/Tag.js';
import { useEditorShared } from '../form/editor-context.js';
import { FormText } from '../form/FormText.js';
import type { RestrictionForm } from '../form/restriction-form.js';
import { AuthorityField } from './AuthorityField.js';
import { LinkMark } from './LinkMark.js';

/** The address of a source, with what the last check of the link found. */
function SourceAddress({ index }: { index: number }) {
  const translate = useTranslate();
  const { links } = useEditorShared();
  const { control, formState } = useFormContext<RestrictionForm>();
  const sourceUri = useWatch({ control, name: `details.${index}.sourceUri` });
  const saved = formState.defaultValues?.details?.[index];
  const address = webAddress(sourceUri);
  return (
    <Box sx={{ minWidth: 0 }}>
      <Box sx={{ display: 'flex', gap: 0.5, alignItems: 'flex-start' }}>
        <FormText name={`details.${index}.sourceUri`} type="url" label={translate('restrictions.field.sourceUri')} />
        {address && (
          <IconButton
            component="a"
            href={address}
            target="_blank"
            rel="noopener noreferrer"
            size="small"
            title={translate('editing.source.open')}
            aria-label={translate('editing.source.open')}
            sx={{ mt: 0.25 }}
          >
            <OpenInNewIcon fontSize="small" />
          </IconButton>
        )}
      </Box>
      {sourceUri.trim() !== '' && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, rowGap: 0.5, mt: 0.75 }}>
          <Box role="status" sx={{ minWidth: 0 }}>
            <LinkMark link={links.of(sourceUri)} comparedOn={saved?.sourceUri === sourceUri ? saved.checkedAt : null} />
          </Box>
          {links.check && (
            <Button
              size="small"
              startIcon={<SyncIcon />}
              disabled={links.isChecking}
              title={translate('editing.link.checkHint')}
              onClick={() => void links.check?.()}
            >
              {translate(links.isChecking ? 'editing.link.checking' : 'editing.link.check')}
            </Button>
          )}
        </Box>
      )}
    </Box>
  );
}

/** What the saved version says: since when it has its wording, and who compared it with the source. */
function SavedDates({ index }: { index: number }) {
  const translate = useTranslate();
  const { day } = useDates();
  const { isCheckedAsWhole } = useEditorShared();
  const { control, formState } = useFormContext<RestrictionForm>();
  const [writtenOn, checkedBy] = useWatch({
    control,
    name: [`details.${index}.writtenOn`, `details.${index}.checkedBy`],
  });
  const checkedAt = formState.defaultValues?.details?.[index]?.checkedAt;
  const written = isCheckedAsWhole ? 'editing.source.writtenOn' : 'answer.written';
  if (!writtenOn && !checkedAt) return null;
  return (
    <Typography sx={{ color: 'text.secondary', mb: 1.5 }}>
      {checkedAt
        ? translate('editing.source.checkedBy', {
            date: day(checkedAt),
            name: checkedBy,
            hasName: checkedBy ? 'yes' : 'no',
          })
        : translate(written, { date: day(writtenOn) })}
    </Typography>
  );
}

/** Where a detail comes from, whether that address still answers, and when it was and will be compared. */
export const SourceFields = memo(function SourceFields({ index }: { index: number }) {
  const translate = useTranslate();
  const notify = useNotify();
  const { control, setValue } = useFormContext<RestrictionForm>();
  const [checkedAt, nextReview] = useWatch({
    control,
    name: [`details.${index}.checkedAt`, `details.${index}.nextReview`],
  });
  const today = productDay(new Date());
  const headingId = `detail-${index}-source`;

  const checkToday = () => {
    setValue(`details.${index}.checkedAt`, today, { shouldDirty: true });
    // A day of review that has passed is done with; the rule for all details takes over again.
    if (nextReview !== '' && nextReview <= today) setValue(`details.${index}.nextReview`, '', { shouldDirty: true });
    notify(translate('editing.source.checkedNotice'), { type: 'info' });
  };

  return (
    <Box role="group" aria-labelledby={headingId} sx={{ borderTop: 1, borderColor: 'line', pt: 2 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mb: 1.5 }}>
        <Typography component="h4" variant="h3" id={headingId} sx={{ flex: '1 1 auto' }}>
          {translate('editing.source.title')}
        </Typography>
        {nextReview !== '' && nextReview <= today && <Tag tone="YELLOW">{translate('editing.source.reviewsDue')}</Tag>}
        <Button
          size="small"
          variant="outlined"
          startIcon={<EventAvailableIcon />}
          disabled={checkedAt === today}
          onClick={checkToday}
        >
          {translate('editing.source.checkedToday')}
        </Button>
      </Box>
      <SavedDates index={index} />
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 2fr) minmax(0, 1fr)' },
          alignItems: 'start',
        }}
      >
        <SourceAddress index={index} />
        <AuthorityField index={index} />
        <Box
          sx={{
            display: 'grid',
            gap: 2,
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
            gridColumn: { md: '1 / -1' },
            alignItems: 'start',
          }}
        >
          <FormText
            name={`details.${index}.checkedAt`}
            type="date"
            label={translate('restrictions.field.checkedAt')}
            hint={translate('editing.source.checkedHint')}
          />
          <FormText
            name={`details.${index}.nextReview`}
            type="date"
            label={translate('restrictions.field.nextReview')}
            hint={translate('editing.source.nextReviewHint')}
          />
        </Box>
      </Box>
    </Box>
  );
});
