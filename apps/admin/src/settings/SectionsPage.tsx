import { Box, FormControlLabel, Paper, Switch, Typography } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { OwnProfile, Sections } from '../gen/graphql.js';
import { ErrorState } from '../ui/ErrorState.js';
import { LoadingState } from '../ui/LoadingState.js';
import { ScreenHeading } from '../ui/ScreenHeading.js';
import { useAction } from '../ui/useAction.js';
import { SettingsScreen } from './SettingsScreen.js';
import { useOwnOrganisation } from './useOwnOrganisation.js';

const SECTIONS = [
  'caseOfEmergency',
  'worthKnowing',
  'medicalCare',
  'money',
  'infrastructure',
  'traffic',
  'criminalLaws',
  'onSiteRepresentatives',
  'visaProviders',
] as const;
const switchesOf = ({ visaServiceEnabled }: OwnProfile) =>
  SECTIONS.filter((key) => key !== 'visaProviders' || visaServiceEnabled);
/** What every page shows, whatever is switched. */
const ALWAYS = ['entry', 'documents', 'visa', 'health'] as const;

interface PreviewProps {
  organisation: OwnProfile;
  sections: Sections;
}

/** The page of a traveller in outline, with what is switched on. */
function Preview({ organisation, sections }: PreviewProps) {
  const translate = useTranslate();
  const { logo, publicName, name } = organisation;
  return (
    <Box component="section" aria-labelledby="preview">
      <Typography component="h2" variant="h3" id="preview" sx={{ mb: '8px' }}>
        {translate('settings.preview')}
      </Typography>
      <Paper variant="outlined" sx={{ borderRadius: '18px', overflow: 'hidden', maxWidth: 340 }}>
        <Box sx={{ display: 'flex', gap: '10px', alignItems: 'center', bgcolor: 'sunken', px: '16px', py: '12px' }}>
          {logo && (
            <Box
              component="img"
              src={logo}
              alt=""
              sx={{ height: 28, maxWidth: 110, objectFit: 'contain', bgcolor: '#fff' }}
            />
          )}
          <Typography sx={{ fontWeight: 600, fontSize: 14 }}>{publicName ?? name}</Typography>
        </Box>
        <Box component="ol" sx={{ listStyle: 'none', m: 0, p: '12px 16px', display: 'grid', gap: '8px' }}>
          {ALWAYS.map((key) => (
            <Section key={key} title={translate(`settings.always.${key}`)} isShown />
          ))}
          {switchesOf(organisation).map((key) => (
            <Section key={key} title={translate(`settings.sections.${key}`)} isShown={sections[key]} />
          ))}
        </Box>
      </Paper>
    </Box>
  );
}

function Section({ title, isShown }: { title: string; isShown: boolean }) {
  if (!isShown) return null;
  return (
    <Box
      component="li"
      sx={{
        border: 1,
        borderColor: 'line',
        borderRadius: '8px',
        px: '12px',
        py: '7px',
        fontSize: 13.5,
        fontWeight: 600,
      }}
    >
      {title}
      <Box sx={{ height: 6, width: '72%', borderRadius: 3, bgcolor: 'sunken', mt: '6px' }} />
    </Box>
  );
}

interface Props {
  type: 'mytrip' | 'mycruise';
}

function Switches({ type }: Props) {
  const translate = useTranslate();
  const { organisation, error, isPending, refetch, update } = useOwnOrganisation();
  const { run, isBusy } = useAction();
  const [draft, setDraft] = useState<Sections | null>(null);
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (isPending || !organisation) return <LoadingState />;
  const field = `${type}Sections` as const;
  const sections = draft ?? organisation[field];
  const toggle = async (key: (typeof SECTIONS)[number]) => {
    const next = { ...sections, [key]: !sections[key] };
    // The preview shows it at once; what the server rejects goes back.
    setDraft(next);
    await run(() => update({ [field]: next }));
    setDraft(null);
  };
  return (
    <Box
      sx={{
        display: 'grid',
        gap: '24px',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 30rem) minmax(0, 1fr)' },
      }}
    >
      <Paper variant="outlined" sx={{ borderRadius: '10px', p: '8px 16px', alignSelf: 'start' }}>
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {switchesOf(organisation).map((key) => (
            <Box
              key={key}
              component="li"
              sx={{ py: '4px', '&:not(:last-of-type)': { borderBottom: 1, borderColor: 'line' } }}
            >
              <FormControlLabel
                control={<Switch checked={sections[key]} disabled={isBusy} onChange={() => void toggle(key)} />}
                label={translate(`settings.sections.${key}`)}
              />
            </Box>
          ))}
        </Box>
      </Paper>
      <Preview organisation={organisation} sections={sections} />
    </Box>
  );
}

function Titled({ type }: Props) {
  const translate = useTranslate();
  return (
    <>
      <ScreenHeading text={translate(type === 'mycruise' ? 'menu.cruiseSettings' : 'menu.tripSettings')} />
      <Typography sx={{ color: 'text.secondary', mt: '-8px', mb: '16px' }}>
        {translate('settings.sectionsText')}
      </Typography>
      {/* Each kind of page has switches of its own. */}
      <Switches key={type} type={type} />
    </>
  );
}

/** Which sections the organisation's trip or cruise pages show (spec: application, section 3). */
export default function SectionsPage({ type }: Props) {
  return (
    <SettingsScreen>
      <Titled type={type} />
    </SettingsScreen>
  );
}
