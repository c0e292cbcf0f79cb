import {
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  FormControlLabel,
  Switch,
  Typography,
} from '@mui/material';
import { useTranslate } from 'react-admin';
import { ScreenTexts, type TextLoaders } from '../ui/ScreenTexts.js';
import { useScreens } from './useScreens.js';
import { useSingleKeys } from '../ui/single-keys.js';
import { MONO } from '../ui/tokens.js';

const texts: TextLoaders = {
  de: async () => (await import('../i18n/de/keys.js')).keys,
  en: async () => (await import('../i18n/en/keys.js')).keys,
  nl: async () => (await import('../i18n/nl/keys.js')).keys,
};

/** Keys by where they work; the names of modifiers are texts. */
const GROUPS = {
  everywhere: ['palette', 'help'],
  board: ['boardRows', 'allRead'],
  answer: ['cells', 'intoPanel', 'panes', 'create'],
  map: ['neighbour', 'letters', 'zoom', 'whole'],
  form: ['send', 'escape'],
} as const;
const OF_STAFF = { sheet: ['rows', 'open', 'keep', 'cancel', 'save'] } as const;

function Keys({ caps }: { caps: string }) {
  return (
    <Box component="dt" sx={{ display: 'flex', gap: '4px', flexWrap: 'wrap' }}>
      {caps.split(' ').map((cap) => (
        <Box
          key={cap}
          component="kbd"
          sx={{
            fontFamily: MONO,
            fontSize: 12,
            lineHeight: '20px',
            px: '6px',
            border: 1,
            borderColor: 'control',
            borderRadius: '4px',
            bgcolor: 'background.default',
          }}
        >
          {cap}
        </Box>
      ))}
    </Box>
  );
}

interface GroupProps {
  title: string;
  rows: readonly { caps: string; text: string }[];
}

function Group({ title, rows }: GroupProps) {
  return (
    <Box component="section" sx={{ breakInside: 'avoid', mb: '20px' }}>
      <Typography component="h3" variant="h3" sx={{ mb: '8px' }}>
        {title}
      </Typography>
      <Box
        component="dl"
        sx={{ display: 'grid', gridTemplateColumns: 'minmax(7rem, auto) 1fr', gap: '6px 16px', m: 0, '& dd': { m: 0 } }}
      >
        {rows.map(({ caps, text }) => (
          <Box key={caps + text} sx={{ display: 'contents' }}>
            <Keys caps={caps} />
            <Box component="dd" sx={{ fontSize: 14 }}>
              {text}
            </Box>
          </Box>
        ))}
      </Box>
    </Box>
  );
}

function Help({ onClose }: { onClose: () => void }) {
  const translate = useTranslate();
  const { ofAll, isStaff } = useScreens();
  const [isOn, setOn] = useSingleKeys();
  const groups = Object.entries({ ...GROUPS, ...(isStaff ? OF_STAFF : {}) });
  const going = ofAll.flatMap(({ goKey, key }) =>
    goKey ? [{ caps: `G ${goKey.toUpperCase()}`, text: translate(key) }] : [],
  );
  return (
    <>
      <DialogTitle id="keys-title">{translate('keys.title')}</DialogTitle>
      <DialogContent>
        <Box sx={{ columns: { sm: 2 }, columnGap: '32px' }}>
          {groups.map(([group, names]) => (
            <Group
              key={group}
              title={translate(`keys.groups.${group}`)}
              rows={names.map((name) => ({
                caps: translate(`keys.caps.${name}`),
                text: translate(`keys.texts.${name}`),
              }))}
            />
          ))}
          <Group title={translate('keys.groups.go')} rows={going} />
        </Box>
        <FormControlLabel
          control={<Switch checked={isOn} onChange={(_, checked) => setOn(checked)} />}
          label={translate('keys.single')}
        />
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {translate('keys.singleHint')}
        </Typography>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose} autoFocus>
          {translate('ra.action.close')}
        </Button>
      </DialogActions>
    </>
  );
}

/** Every key that does something, by where it does. */
export default function KeyHelp({ onClose }: { onClose: () => void }) {
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="md" aria-labelledby="keys-title">
      <ScreenTexts name="keys" texts={texts}>
        <Help onClose={onClose} />
      </ScreenTexts>
    </Dialog>
  );
}
