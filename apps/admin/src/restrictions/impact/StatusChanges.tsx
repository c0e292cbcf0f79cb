import ArrowForwardIcon from '@mui/icons-material/ArrowForward';
import { Box } from '@mui/material';
import { visuallyHidden } from '@mui/utils';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import type { StatusColor, StatusChange, SummaryChange, SummaryStatus } from '../../gen/graphql.js';
import { StatusMark } from '../../ui/status/StatusMark.js';

const TONE: Record<SummaryStatus, StatusColor> = {
  OK: 'BLUE',
  REQUIRED: 'YELLOW',
  REQUIRED_ONE: 'YELLOW',
  REQUIRED_MANY: 'YELLOW',
  REQUIRED_ALL: 'YELLOW',
  DEPENDS: 'YELLOW',
  UNKNOWN: 'GRAY',
};

interface Props {
  summary: readonly SummaryChange[];
  status: readonly StatusChange[];
  /** False where all of them concern the same trip pages. */
  isCounted?: boolean;
}

/** Which answers turn over: the status of the destination, and the items of the summary. */
export function StatusChanges({ summary, status, isCounted = true }: Props) {
  const translate = useTranslate();
  const row = (key: string, title: string, before: ReactNode, after: ReactNode, tripPages: number) => (
    <Box
      component="li"
      key={key}
      sx={{
        py: 1,
        borderTop: 1,
        borderColor: 'line',
        display: 'flex',
        flexWrap: 'wrap',
        columnGap: 1.5,
        rowGap: 0.5,
        alignItems: 'center',
      }}
    >
      <Box component="span" sx={{ fontWeight: 600, flex: { xs: '1 0 100%', sm: '0 1 9rem' } }}>
        {title}
      </Box>
      {before}
      <ArrowForwardIcon fontSize="small" aria-hidden="true" />
      <Box component="span" sx={visuallyHidden}>
        {translate('editing.impact.becomes')}
      </Box>
      {after}
      {isCounted && (
        <Box component="span" sx={{ ml: 'auto', color: 'text.secondary' }}>
          {translate('editing.impact.pages', { count: tripPages })}
        </Box>
      )}
    </Box>
  );
  const item = (value: SummaryStatus) => <StatusMark status={TONE[value]} text={translate(`summaryStatus.${value}`)} />;
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {status.map(({ before, after, tripPages }, position) =>
        row(
          `${before} ${after} ${position}`,
          translate('editing.impact.status'),
          <StatusMark status={before} />,
          <StatusMark status={after} />,
          tripPages,
        ),
      )}
      {summary.map(({ item: key, title, before, after, tripPages }) =>
        row(`${key} ${before} ${after}`, title, item(before), item(after), tripPages),
      )}
    </Box>
  );
}
