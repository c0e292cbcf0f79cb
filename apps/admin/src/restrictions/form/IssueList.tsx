import { Alert, AlertTitle, Box, Link } from '@mui/material';
import type { RefObject } from 'react';
import { useTranslate } from 'react-admin';
import { detailIndexOf, type FormError } from './form-errors.js';
import { useDescribe } from './useDescribe.js';

interface Props {
  severity: 'error' | 'warning';
  title: string;
  issues: readonly FormError[];
  onGo: (path: string) => void;
  onClose?: () => void;
  boxRef?: RefObject<HTMLDivElement | null>;
}

/** Errors or warnings at the top, each with a link to its field. */
export function IssueList({ severity, title, issues, onGo, onClose, boxRef }: Props) {
  const translate = useTranslate();
  const { label } = useDescribe();

  const where = (path: string): string => {
    const index = detailIndexOf(path);
    if (index === null) return label(path.replace(/^root\./, ''));
    const field = path.replace(/^details\.\d+\.?/, '');
    return field === ''
      ? translate('restrictions.detailTitle', { number: index + 1 })
      : translate('restrictions.errorIn', { number: index + 1, field: label(field) });
  };

  return (
    <Alert
      severity={severity}
      ref={boxRef}
      tabIndex={-1}
      sx={{ mb: 2 }}
      {...(onClose ? { onClose, closeText: translate('restrictions.closeWarnings') } : {})}
    >
      <AlertTitle component="h2">{title}</AlertTitle>
      <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
        {issues.map(({ path, message }) => (
          <li key={`${path} ${message}`}>
            <Link
              component="button"
              type="button"
              color="inherit"
              onClick={() => onGo(path)}
              sx={{ textAlign: 'left', verticalAlign: 'baseline', font: 'inherit' }}
            >
              {where(path)}
            </Link>
            : {message}
          </li>
        ))}
      </Box>
    </Alert>
  );
}
