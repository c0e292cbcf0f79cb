import { Box, Skeleton, TextField } from '@mui/material';
import { Component, lazy, Suspense, type ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import type { RichTextProps } from './RichText.js';

const RichText = lazy(() => import('./RichText.js'));

/** A part that cannot be loaded must not take the form away with what is typed in it. */
class Fallback extends Component<{ children: ReactNode; fallback: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    return this.state.hasFailed ? this.props.fallback : this.props.children;
  }
}

function PlainText({ id, label, lang, value, onChange, error }: RichTextProps) {
  const translate = useTranslate();
  return (
    <TextField
      id={id}
      multiline
      minRows={4}
      maxRows={16}
      value={value}
      error={Boolean(error)}
      helperText={error ?? translate('richText.plainOnly')}
      onChange={({ target }) => onChange(target.value)}
      slotProps={{ htmlInput: { lang, 'aria-label': label } }}
    />
  );
}

/** The editor of texts weighs as much as the rest of the form together, so it comes when the first text is shown. */
export function LazyRichText(props: RichTextProps) {
  const translate = useTranslate();
  return (
    <Fallback fallback={<PlainText {...props} />}>
      <Suspense
        fallback={
          <Box role="status" aria-label={translate('app.loading')}>
            <Skeleton variant="rounded" height={150} />
          </Box>
        }
      >
        <RichText {...props} />
      </Suspense>
    </Fallback>
  );
}
