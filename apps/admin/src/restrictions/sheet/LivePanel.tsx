import ShuffleIcon from '@mui/icons-material/Shuffle';
import { Alert, Box, Button, Paper, TextField, Typography } from '@mui/material';
import { useMemo, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { useTranslate } from 'react-admin';
import { differencesOf, type AnswerDifference } from '../../answer/comparison.js';
import { verdictTexts } from '../../answer/verdict-texts.js';
import { useVerdictWords } from '../../answer/useVerdictWords.js';
import { VERDICT_STATUS, verdictsOf, type Cell } from '../../answer/verdicts.js';
import type { DestinationDetail, DraftTravellerInput, Restriction } from '../../gen/graphql.js';
import { CountryPicker } from '../../places/CountryPicker.js';
import { productDay } from '../../session/product-day.js';
import { Choice } from '../../ui/Choice.js';
import { ErrorState } from '../../ui/ErrorState.js';
import { KeyCap } from '../../ui/KeyCap.js';
import { LoadingState } from '../../ui/LoadingState.js';
import { ScreenTexts } from '../../ui/ScreenTexts.js';
import { useCtrlKey } from '../../ui/useCtrlKey.js';
import { StatusIcon } from '../../ui/status/StatusMark.js';
import { useCatalogue } from '../form/catalogue-context.js';
import type { RestrictionForm } from '../form/restriction-form.js';
import { firstTraveller, nextOf, travellerInput, type LiveTraveller } from './live-traveller.js';
import { useDraftAnswer } from './useDraftAnswer.js';

/** First the passports that most travellers of the product hold. */
const USUAL = ['DE', 'AT', 'CH'];
const MOST = 12;

/** One passport of each audience that the details name. */
function usePassports(): readonly string[] {
  const { groups } = useCatalogue();
  const { getValues } = useFormContext<RestrictionForm>();
  return useMemo(() => {
    const members = new Map(groups.map((group) => [group.key, group.members]));
    const named = getValues('details').flatMap(({ nationalities }) =>
      nationalities.flatMap((code) => members.get(code)?.[0] ?? (members.has(code) ? [] : [code])),
    );
    return [...new Set([...USUAL, ...named])].slice(0, MOST);
  }, [groups, getValues]);
}

function TravellerFields({ value, onChange }: { value: LiveTraveller; onChange: (value: LiveTraveller) => void }) {
  const translate = useTranslate();
  const day = (name: 'start' | 'end') => (
    <TextField
      id={`live-${name}`}
      type="date"
      label={translate(`sheet.live.${name}`)}
      value={value[name]}
      onChange={({ target }) => onChange({ ...value, [name]: target.value })}
      slotProps={{ inputLabel: { shrink: true }, htmlInput: { max: '2100-12-31' } }}
    />
  );
  return (
    <Box sx={{ display: 'grid', gap: '10px', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' }}>
      <Box sx={{ gridColumn: '1 / -1' }}>
        <CountryPicker
          id="live-nationality"
          label={translate('sheet.live.nationality')}
          value={value.nationality}
          onChange={(nationality) => onChange({ ...value, nationality })}
        />
      </Box>
      {day('start')}
      {day('end')}
      <Box sx={{ gridColumn: '1 / -1' }}>
        <Choice
          id="live-purpose"
          label={translate('sheet.live.purpose')}
          value={value.purpose}
          options={(['PRIVATE', 'BUSINESS'] as const).map((one) => ({
            value: one,
            label: translate(`purpose.${one}`),
          }))}
          onChange={(purpose) => onChange({ ...value, purpose })}
        />
      </Box>
    </Box>
  );
}

function ChangeRow({ change: { title, before, after } }: { change: AnswerDifference }) {
  const translate = useTranslate();
  return (
    <Box
      component="li"
      sx={{
        px: '10px',
        py: '8px',
        borderRadius: '6px',
        bgcolor: 'action.selected',
        fontSize: 13,
        overflowWrap: 'anywhere',
      }}
    >
      <Box component="span" sx={{ display: 'block', fontWeight: 600 }}>
        {title}
      </Box>
      <Box component="del" sx={{ display: 'block', color: ({ palette }) => palette.status.RED.text }}>
        {before ?? translate('sheet.live.notStated')}
      </Box>
      <Box component="ins" sx={{ display: 'block', color: ({ palette }) => palette.status.BLUE.text }}>
        {after ?? translate('sheet.live.notStated')}
      </Box>
    </Box>
  );
}

const cellOf = (answer: DestinationDetail, traveller: DraftTravellerInput): Cell | undefined =>
  verdictsOf(answer, traveller.citizenshipIds, traveller)[0]?.[0];

function Verdict({ before, after }: { before: Cell | undefined; after: Cell }) {
  const translate = useTranslate();
  const words = useVerdictWords();
  return (
    <Box>
      <Box sx={{ display: 'flex', gap: '10px', alignItems: 'center', fontSize: 16, fontWeight: 620 }}>
        <StatusIcon status={VERDICT_STATUS[after.verdict]} size={24} />
        {translate(`verdicts.word.${after.verdict}`)}
        {before && before.verdict !== after.verdict && (
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {translate('sheet.live.becomes', { before: translate(`verdicts.word.${before.verdict}`) })}
          </Typography>
        )}
      </Box>
      <Box
        component="ul"
        aria-label={translate('sheet.live.reasons')}
        sx={{ listStyle: 'none', m: 0, p: 0, mt: '8px' }}
      >
        {after.reasons.map((reason) => (
          <Box
            component="li"
            key={reason.key}
            sx={{ display: 'flex', gap: '8px', alignItems: 'center', fontSize: 13, py: '2px' }}
          >
            <StatusIcon status={VERDICT_STATUS[reason.verdict]} size={16} />
            {words.reason(reason)}
          </Box>
        ))}
      </Box>
    </Box>
  );
}

function Answer({ saved, traveller }: { saved: Restriction; traveller: DraftTravellerInput }) {
  const translate = useTranslate();
  const { answer, error } = useDraftAnswer(saved, traveller);
  if (error) return <ErrorState error={error} />;
  if (!answer) return <LoadingState rows={3} />;
  const { before, after, errors } = answer;
  const cell = cellOf(after ?? before, traveller);
  const changes = after ? differencesOf(before, after, traveller.citizenshipIds) : [];
  return (
    <>
      {!after && (
        <Alert severity="info" sx={{ mb: '10px' }}>
          {translate('sheet.live.cannotSave', { reason: errors[0]?.messages[0] ?? '' })}
        </Alert>
      )}
      {cell && <Verdict before={cellOf(before, traveller)} after={cell} />}
      {after && (
        <Typography role="status" variant="body2" sx={{ color: 'text.secondary', mt: '12px', mb: '6px' }}>
          {changes.length === 0
            ? translate('sheet.live.same')
            : translate('sheet.live.changed', { count: changes.length })}
        </Typography>
      )}
      {changes.length > 0 && (
        <Box
          component="ul"
          aria-label={translate('sheet.live.changes')}
          sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: '8px', gridTemplateColumns: 'minmax(0, 1fr)' }}
        >
          {changes.map((change) => (
            <ChangeRow key={change.detailType} change={change} />
          ))}
        </Box>
      )}
    </>
  );
}

/** The answer that a chosen traveller would get by the draft, beside the draft. */
function Panel({ saved }: { saved: Restriction }) {
  const translate = useTranslate();
  const passports = usePassports();
  const own = saved.country.iso2;
  const others = useMemo(() => passports.filter((code) => code !== own), [passports, own]);
  const [traveller, setTraveller] = useState(() => firstTraveller(others[0] ?? null, productDay(new Date())));
  const input = travellerInput(traveller);

  const next = () => setTraveller((old) => ({ ...old, nationality: nextOf(others, old.nationality) }));
  useCtrlKey('.', next);

  return (
    <Paper
      variant="outlined"
      component="aside"
      aria-labelledby="live-heading"
      sx={{
        borderRadius: '10px',
        p: '14px',
        alignSelf: 'start',
        position: { lg: 'sticky' },
        top: 60,
        maxHeight: { lg: 'calc(100vh - 150px)' },
        overflowY: 'auto',
      }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', gap: '8px', mb: '12px' }}>
        <Typography component="h2" variant="h2" id="live-heading" sx={{ flex: 1 }}>
          {translate('sheet.live.title')}
        </Typography>
        <Button size="small" startIcon={<ShuffleIcon />} aria-keyshortcuts="Control+." onClick={next}>
          {translate('sheet.live.next')}
          <KeyCap>{translate('sheet.nextKeys')}</KeyCap>
        </Button>
      </Box>
      <TravellerFields value={traveller} onChange={setTraveller} />
      <Box sx={{ mt: '14px' }}>{input && <Answer saved={saved} traveller={input} />}</Box>
    </Paper>
  );
}

export default function LivePanel({ saved }: { saved: Restriction }) {
  return (
    <ScreenTexts name="verdicts" texts={verdictTexts}>
      <Panel saved={saved} />
    </ScreenTexts>
  );
}
