import TranslateIcon from '@mui/icons-material/Translate';
import { Box, NativeSelect } from '@mui/material';
import { useTranslate } from 'react-admin';
import { isUiLanguage, LANGUAGE_NAMES, UI_LANGUAGES } from '../session/session.js';
import { useLanguage } from '../ui/language-context.js';
import { useNotifyError } from '../ui/useErrorText.js';

/** Changes the language at once; nothing that has been typed is lost. */
export function LanguageSelector() {
  const { language, setLanguage } = useLanguage();
  const translate = useTranslate();
  const notifyError = useNotifyError();
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5, color: 'inherit' }}>
      <TranslateIcon fontSize="small" aria-hidden="true" />
      <NativeSelect
        value={language}
        onChange={({ target }) => isUiLanguage(target.value) && void setLanguage(target.value).catch(notifyError)}
        inputProps={{ 'aria-label': translate('app.language') }}
        variant="standard"
        disableUnderline
        sx={{
          color: 'inherit',
          '& .MuiNativeSelect-icon': { color: 'inherit' },
          '& option': { color: 'text.primary' },
          fontSize: 14,
        }}
      >
        {UI_LANGUAGES.map((code) => (
          <option key={code} value={code} lang={code}>
            {LANGUAGE_NAMES[code]}
          </option>
        ))}
      </NativeSelect>
    </Box>
  );
}
