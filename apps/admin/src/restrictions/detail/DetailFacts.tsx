import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import { Accordion, AccordionDetails, AccordionSummary, Box, Link as MuiLink, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { webAddress } from '../../answer/section-model.js';
import { useCatalogue } from '../form/catalogue-context.js';
import type { DetailForm } from '../form/restriction-form.js';
import { useDescribe } from '../form/useDescribe.js';

const READ_FIELDS = [
  'nationalities',
  'departures',
  'conditions',
  'validFrom',
  'validUntil',
  'phases',
  'noteDe',
  'noteEn',
  'authorityId',
  'writtenOn',
  'checkedAt',
  'nextReview',
] as const;

function Facts({ detail }: { detail: DetailForm }) {
  const { label, field, value } = useDescribe();
  const { typeOf } = useCatalogue();
  const facts = [
    ...Object.entries(detail.values).map(([key, content]) => ({
      key,
      name: typeOf.get(key)?.title ?? label(`values.${key}`),
      text: value(key, content),
    })),
    ...READ_FIELDS.filter((name) => {
      return name === 'phases'
        ? Object.values(detail.phases).some(({ start, end }) => start || end)
        : detail[name].length !== 0;
    }).map((name) => ({ key: name, name: label(name), text: field(name, detail[name]) })),
  ];
  const source = webAddress(detail.sourceUri);
  return (
    <Box
      component="dl"
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '18rem minmax(0, 1fr)' },
        columnGap: 2,
        rowGap: 0.5,
        m: 0,
        '& dt': { fontWeight: 600 },
        '& dd': { m: 0, whiteSpace: 'pre-line', overflowWrap: 'anywhere' },
      }}
    >
      {facts.flatMap(({ key, name, text }) => [<dt key={`${key}-name`}>{name}</dt>, <dd key={key}>{text}</dd>])}
      {source && [
        <dt key="source-name">{label('sourceUri')}</dt>,
        <dd key="source">
          <MuiLink href={source} target="_blank" rel="noopener noreferrer">
            {source}
          </MuiLink>
        </dd>,
      ]}
    </Box>
  );
}

/** The details to be read, each folded under the line that says for whom it holds. */
export function DetailFacts({ details }: { details: readonly DetailForm[] }) {
  const translate = useTranslate();
  const { scope, content } = useDescribe();
  return (
    <>
      <Typography component="h2" variant="h2" sx={{ mb: 1 }}>
        {translate('restrictions.details')} ({details.length})
      </Typography>
      {details.map((detail, index) => (
        <Accordion
          key={detail.id ?? index}
          variant="outlined"
          disableGutters
          slotProps={{ heading: { component: 'h3' }, transition: { unmountOnExit: true, timeout: 0 } }}
        >
          <AccordionSummary
            expandIcon={<ExpandMoreIcon />}
            sx={{ fontFamily: 'inherit', fontSize: '1rem', textAlign: 'left' }}
          >
            <Box component="span">
              {index + 1}. {scope(detail)}
              <Box component="span" sx={{ display: 'block', fontSize: 13.5, color: 'text.secondary' }}>
                {content(detail)}
              </Box>
            </Box>
          </AccordionSummary>
          <AccordionDetails>
            <Facts detail={detail} />
          </AccordionDetails>
        </Accordion>
      ))}
    </>
  );
}
