import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import { Accordion, AccordionDetails, AccordionSummary, Alert, Box, Button, Link as MuiLink, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { webAddress } from '../answer/section-model.js';
import { ScreenHeading } from '../app/ScreenHeading.js';
import { useDates } from '../app/useDates.js';
import type { Restriction } from '../graphql/schema-types.js';
import { useCatalogue } from './catalogue-context.js';
import { restrictionForm, type DetailForm } from './restriction-form.js';
import { useDescribe } from './useDescribe.js';
import { useRestrictionPlace } from './useRestrictionPlace.js';

const READ_FIELDS = ['nationalities', 'departures', 'phases', 'noteDe', 'noteEn', 'authorityId', 'checkedAt'] as const;

function Facts({ detail }: { detail: DetailForm }) {
  const { label, field, value } = useDescribe();
  const { typeOf } = useCatalogue();
  const facts = [
    ...Object.entries(detail.values).map(([key, content]) => ({ key, name: typeOf.get(key)?.title ?? label(`values.${key}`), text: value(key, content) })),
    ...READ_FIELDS.filter((name) => {
      return name === 'phases' ? Object.values(detail.phases).some(({ start, end }) => start || end) : detail[name].length !== 0;
    }).map((name) => ({ key: name, name: label(name), text: field(name, detail[name]) })),
  ];
  const source = webAddress(detail.sourceUri);
  return (
    <Box component="dl" sx={{ display: 'grid', gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '18rem minmax(0, 1fr)' }, columnGap: 2, rowGap: 0.5, m: 0, '& dt': { fontWeight: 600 }, '& dd': { m: 0, whiteSpace: 'pre-line', overflowWrap: 'anywhere' } }}>
      {facts.flatMap(({ key, name, text }) => [<dt key={`${key}-name`}>{name}</dt>, <dd key={key}>{text}</dd>])}
      {source && [<dt key="source-name">{label('sourceUri')}</dt>, <dd key="source"><MuiLink href={source} target="_blank" rel="noopener noreferrer">{source}</MuiLink></dd>]}
    </Box>
  );
}

/** Imported content belongs to its source: it can be read, with where it came from and under which licence. */
export function RestrictionReadOnly({ restriction }: { restriction: Restriction }) {
  const translate = useTranslate();
  const { moment } = useDates();
  const { scope } = useDescribe();
  const { groups } = useCatalogue();
  const placeOf = useRestrictionPlace();
  const { details } = restrictionForm(restriction, groups);
  return (
    <>
      <ScreenHeading text={placeOf(restriction)}>
        <Button component={Link} to="/entryrestrictions">{translate('restrictions.toList')}</Button>
      </ScreenHeading>
      <Alert severity="info" sx={{ mb: 2 }}>
        {translate('restrictions.imported')}
        {restriction.importSource && <Box>{translate('restrictions.importSource', { source: restriction.importSource })}</Box>}
        {restriction.importLicence && <Box>{translate('restrictions.importLicence', { licence: restriction.importLicence })}</Box>}
        <Box>{translate('restrictions.changedBy', { date: moment(restriction.modifiedAt) })}</Box>
      </Alert>
      <Typography component="h2" variant="h2" sx={{ mb: 1 }}>{translate('restrictions.details')} ({details.length})</Typography>
      {details.map((detail, index) => (
        <Accordion key={detail.id ?? index} variant="outlined" disableGutters slotProps={{ heading: { component: 'h3' }, transition: { unmountOnExit: true, timeout: 0 } }}>
          <AccordionSummary expandIcon={<ExpandMoreIcon />}>{index + 1}. {scope(detail)}</AccordionSummary>
          <AccordionDetails><Facts detail={detail} /></AccordionDetails>
        </Accordion>
      ))}
    </>
  );
}
