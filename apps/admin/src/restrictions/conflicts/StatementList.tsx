import { Box, Link as MuiLink } from '@mui/material';
import { useLocale, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { webAddress } from '../../answer/section-model.js';
import type { Conflict, ConflictingStatement } from '../../gen/graphql.js';
import { CheckedText } from '../../ui/CheckedText.js';
import { useSpan } from '../../ui/useSpan.js';
import { positionOf } from './conflicts-at.js';

interface Props {
  conflict: Conflict;
  restrictionId: string;
  /** The details of the restriction in the order in which they are shown. */
  details: readonly { id: string | null }[];
  /** Leads to a value of the restriction's own; absent where its details are only read. */
  onGo?: (path: string) => void;
}

/** Both sides of a conflict: where each stands, what it says and where it has it from. */
export function StatementList({ conflict: { detailType, statements }, restrictionId, details, onGo }: Props) {
  const translate = useTranslate();
  const span = useSpan();
  const locale = useLocale() ?? 'de';
  const formatList = (items: readonly string[]): string => new Intl.ListFormat(locale).format(items);

  const where = ({ detailId, restrictionId: of, provenance }: ConflictingStatement) => {
    const position = positionOf(details, detailId);
    if (of !== restrictionId) {
      return (
        <MuiLink component={Link} to={`/entryrestrictions/${encodeURIComponent(of)}/edit`}>
          {translate(`conflicts.other.${provenance}`)}
        </MuiLink>
      );
    }
    if (position === null) return translate('conflicts.removed');
    const name = translate('restrictions.detailTitle', { number: position + 1 });
    return onGo ? (
      <MuiLink
        component="button"
        type="button"
        onClick={() => onGo(`details.${position}.values.${detailType}`)}
        sx={{ font: 'inherit', verticalAlign: 'baseline' }}
      >
        {name}
      </MuiLink>
    ) : (
      name
    );
  };

  return (
    <Box component="ul" sx={{ m: 0, mt: 0.5, pl: 2.5, overflowWrap: 'anywhere' }}>
      {statements.map((statement) => {
        const days = span(statement.validFrom, statement.validUntil);
        const source = statement.sourceUri ? webAddress(statement.sourceUri) : null;
        return (
          <Box component="li" key={statement.detailId} sx={{ mb: 0.5 }}>
            {where(statement)}
            <Box sx={{ whiteSpace: 'pre-line' }}>{statement.text}</Box>
            {statement.conditions.length > 0 && (
              <Box sx={{ fontSize: 13.5 }}>
                {translate('restrictions.onlyIf', { conditions: formatList(statement.conditions) })}
              </Box>
            )}
            <Box sx={{ fontSize: 13.5, display: 'flex', flexWrap: 'wrap', columnGap: 1.5 }}>
              {days !== null && <Box component="span">{translate('restrictions.validity.days', { days })}</Box>}
              <Box component="span">{statement.authority?.name ?? translate('restrictions.noAuthority')}</Box>
              {source ? (
                <MuiLink href={source} target="_blank" rel="noopener noreferrer">
                  {source}
                </MuiLink>
              ) : (
                <Box component="span">{translate('editing.noSource')}</Box>
              )}
              <Box component="span">
                <CheckedText of={statement} checked="conflicts.checked" />
              </Box>
            </Box>
          </Box>
        );
      })}
    </Box>
  );
}
