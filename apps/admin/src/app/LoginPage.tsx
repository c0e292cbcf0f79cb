import VisibilityIcon from '@mui/icons-material/Visibility';
import VisibilityOffIcon from '@mui/icons-material/VisibilityOff';
import {
  Alert,
  Box,
  Button,
  IconButton,
  InputAdornment,
  Paper,
  TextField,
  Typography,
  type TextFieldProps,
} from '@mui/material';
import { useState, type FormEvent } from 'react';
import { useLogin, useTranslate } from 'react-admin';
import { Navigate } from 'react-router-dom';
import { Coast } from './Coast.js';
import { LanguageSelector } from './LanguageSelector.js';
import { Mark } from './Mark.js';
import { hasSessionRunOut, readToken } from '../session/session.js';
import { useDocumentTitle } from '../ui/useDocumentTitle.js';
import { useErrorText } from '../ui/useErrorText.js';
import { ApiError } from '../graphql/client.js';

function LoginHeader() {
  const translate = useTranslate();
  return (
    <Box component="header" sx={{ px: '24px', height: 64, display: 'flex', alignItems: 'center', gap: '12px' }}>
      <Mark size={34} />
      <Typography component="span" sx={{ fontWeight: 700, fontSize: 20, letterSpacing: '-0.02em', flex: 1 }}>
        {translate('app.name')}
      </Typography>
      <LanguageSelector />
    </Box>
  );
}

/** A password that can be shown as it is typed. */
function PasswordField(field: TextFieldProps) {
  const translate = useTranslate();
  const [shown, setShown] = useState(false);
  return (
    <TextField
      {...field}
      type={shown ? 'text' : 'password'}
      autoComplete="current-password"
      size="medium"
      slotProps={{
        input: {
          endAdornment: (
            <InputAdornment position="end">
              <IconButton
                onClick={() => setShown(!shown)}
                aria-label={translate(shown ? 'login.hidePassword' : 'login.showPassword')}
                edge="end"
              >
                {shown ? <VisibilityOffIcon /> : <VisibilityIcon />}
              </IconButton>
            </InputAdornment>
          ),
        },
      }}
    />
  );
}

/** Why a login failed, in words. */
function useFailureText(): (error: unknown) => string {
  const translate = useTranslate();
  const errorText = useErrorText();
  return (error) => {
    if (!(error instanceof ApiError)) return errorText(error);
    if (error.code === 'TOO_MANY_REQUESTS') return translate('login.tooMany');
    return error.code === 'BAD_USER_INPUT' || error.isUnauthenticated ? translate('login.failed') : errorText(error);
  };
}

export function LoginPage() {
  const translate = useTranslate();
  const login = useLogin();
  const failureText = useFailureText();
  const [values, setValues] = useState({ username: '', password: '' });
  const [touched, setTouched] = useState({ username: false, password: false });
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  // Read once: while a login is under way the token appears before the redirect does.
  const [wasLoggedIn] = useState(() => readToken() !== null);
  useDocumentTitle(translate('login.title'));

  if (wasLoggedIn) return <Navigate to="/search" replace />;

  const isValid = values.username.trim() !== '' && values.password !== '';
  const field = (name: 'username' | 'password') => ({
    id: name,
    name,
    label: translate(`login.${name}`),
    value: values[name],
    required: true,
    error: touched[name] && values[name].trim() === '',
    helperText: touched[name] && values[name].trim() === '' ? translate('app.requiredField') : ' ',
    onChange: ({ target }: { target: { value: string } }) => setValues((old) => ({ ...old, [name]: target.value })),
    onBlur: () => setTouched((old) => ({ ...old, [name]: true })),
  });

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!isValid || busy) return;
    setBusy(true);
    setFailure(null);
    try {
      await login({ username: values.username.trim(), password: values.password });
    } catch (error) {
      setFailure(failureText(error));
      setBusy(false);
    }
  };

  return (
    <Box sx={{ minHeight: '100vh', bgcolor: 'background.default', display: 'flex', flexDirection: 'column' }}>
      <LoginHeader />
      <Box
        component="main"
        sx={{ flex: 1, display: 'grid', placeItems: 'center', p: 2, position: 'relative', overflow: 'hidden' }}
      >
        <Coast />
        <Paper
          variant="outlined"
          component="form"
          noValidate
          onSubmit={submit}
          sx={{
            position: 'relative',
            width: '100%',
            maxWidth: 400,
            p: { xs: 2, sm: 4 },
            display: 'grid',
            gap: 1,
            borderRadius: '12px',
            mb: { sm: '16vh' },
          }}
        >
          <Typography component="h1" variant="h1">
            {translate('login.title')}
          </Typography>
          <Typography sx={{ color: 'text.secondary', mb: 1 }}>{translate('login.intro')}</Typography>
          {!failure && hasSessionRunOut() && (
            <Alert severity="info" role="status" sx={{ mb: 1 }}>
              {translate('login.ranOut')}
            </Alert>
          )}
          {failure && (
            <Alert severity="error" sx={{ mb: 1, whiteSpace: 'pre-line' }}>
              {failure}
            </Alert>
          )}
          <TextField {...field('username')} autoComplete="username" autoFocus size="medium" />
          <PasswordField {...field('password')} />
          <Button type="submit" variant="contained" size="large" disabled={!isValid || busy}>
            {translate('login.submit')}
          </Button>
          <Typography variant="body2" sx={{ color: 'text.secondary', mt: 1 }}>
            {translate('login.kept')}
          </Typography>
        </Paper>
      </Box>
    </Box>
  );
}
