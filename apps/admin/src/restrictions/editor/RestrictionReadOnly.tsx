import { Alert, Box, Button } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { ScreenHeading } from '../../ui/ScreenHeading.js';
import { useDates } from '../../ui/useDates.js';
import type { Restriction } from '../../gen/graphql.js';
import { ConflictPanel } from '../conflicts/ConflictPanel.js';
import { useConflicts } from '../conflicts/useConflicts.js';
import { DetailFacts } from '../detail/DetailFacts.js';
import { restrictionForm } from '../form/restriction-form.js';
import { useRestrictionPlace } from '../list/useRestrictionPlace.js';

/** Imported content belongs to its source: it can be read, with where it came from and under which licence. */
export function RestrictionReadOnly({ restriction }: { restriction: Restriction }) {
  const translate = useTranslate();
  const { moment } = useDates();
  const placeOf = useRestrictionPlace();
  const { details } = restrictionForm(restriction);
  const { list, total, error } = useConflicts(restriction);
  return (
    <>
      <ScreenHeading text={placeOf(restriction)}>
        <Button component={Link} to={`/entryrestrictions/${encodeURIComponent(restriction.id)}/revisions`}>
          {translate('editing.revision.toList')}
        </Button>
        <Button component={Link} to="/entryrestrictions">
          {translate('restrictions.toList')}
        </Button>
      </ScreenHeading>
      <Alert severity="info" sx={{ mb: 2 }}>
        {translate('restrictions.imported')}
        {restriction.importSource && (
          <Box>{translate('restrictions.importSource', { source: restriction.importSource })}</Box>
        )}
        {restriction.importLicence && (
          <Box>{translate('restrictions.importLicence', { licence: restriction.importLicence })}</Box>
        )}
        <Box>{translate('restrictions.changedBy', { date: moment(restriction.modifiedAt) })}</Box>
      </Alert>
      <ConflictPanel conflicts={list} total={total} restrictionId={restriction.id} details={details} error={error} />
      <DetailFacts details={details} />
    </>
  );
}
