import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import { Box, Button, Collapse, Link, Paper, Typography } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { webAddress } from '../../answer/section-model.js';
import { useDates } from '../../ui/useDates.js';
import type { Revision } from '../../gen/graphql.js';
import { Tag } from '../../ui/status/Tag.js';
import { ChangeList } from '../changes/ChangeList.js';
import { nameOfEditor } from '../../ui/editor-name.js';

interface Props {
  revision: Revision;
  isCurrent: boolean;
  canRestore: boolean;
  onView: (revision: Revision) => void;
  onRestore: (revision: Revision) => void;
}

function RevisionSources({ sources }: Pick<Revision, 'sources'>) {
  const translate = useTranslate();
  return (
    <Typography variant="body2" component="div" sx={{ mt: 0.5, overflowWrap: 'anywhere' }}>
      {translate('editing.revision.sources', { count: sources.length })}{' '}
      {sources.map((source, position) => (
        <span key={source}>
          {position > 0 && ', '}
          {webAddress(source) ? (
            <Link href={source} target="_blank" rel="noopener noreferrer">
              {source}
            </Link>
          ) : (
            source
          )}
        </span>
      ))}
    </Typography>
  );
}

/** One version: who, when, why, from which sources, and what it changed. */
export function RevisionCard({ revision, isCurrent, canRestore, onView, onRestore }: Props) {
  const translate = useTranslate();
  const { moment } = useDates();
  const [isOpen, setOpen] = useState(false);
  const { version, at, editor, confirmedBy, isSignificant, isActive, note, restoredFrom, sources, changes } = revision;
  const bodyId = `revision-${version}`;
  const headingId = `${bodyId}-heading`;
  const name = nameOfEditor(editor) || translate('editing.unknownEditor');
  const confirmer = nameOfEditor(confirmedBy);
  return (
    <Paper component="li" variant="outlined" sx={{ p: 1.5, minWidth: 0 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
        <Typography component="h2" variant="h3" id={headingId} sx={{ mr: 1 }}>
          {translate('editing.revision.version', { version })}
        </Typography>
        {isCurrent && <Tag tone="BLUE">{translate('editing.revision.current')}</Tag>}
        <Tag tone={isSignificant ? 'YELLOW' : 'GRAY'}>
          {translate(isSignificant ? 'editing.revision.significant' : 'restrictions.minor')}
        </Tag>
        {!isActive && <Tag>{translate('restrictions.inactive')}</Tag>}
        {restoredFrom !== null && <Tag>{translate('editing.revision.restoredFrom', { version: restoredFrom })}</Tag>}
        <Box
          sx={{
            flex: { xs: '1 0 100%', sm: '0 1 auto' },
            ml: { xs: -0.5, sm: 'auto' },
            display: 'flex',
            flexWrap: 'wrap',
            gap: 1,
          }}
        >
          <Button size="small" aria-haspopup="dialog" aria-describedby={headingId} onClick={() => onView(revision)}>
            {translate('editing.revision.view')}
          </Button>
          {!isCurrent && canRestore && (
            <Button
              size="small"
              variant="outlined"
              aria-haspopup="dialog"
              aria-describedby={headingId}
              onClick={() => onRestore(revision)}
            >
              {translate('editing.revision.restore')}
            </Button>
          )}
        </Box>
      </Box>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {translate('editing.revision.by', { date: moment(at), name })}
        {confirmer ? ` · ${translate('editing.revision.confirmedBy', { name: confirmer })}` : ''}
      </Typography>
      {note && <Typography sx={{ mt: 0.5, overflowWrap: 'anywhere' }}>{note}</Typography>}
      {sources.length > 0 && <RevisionSources sources={sources} />}
      {changes.length === 0 ? (
        <Typography variant="body2" sx={{ mt: 0.5, color: 'text.secondary' }}>
          {translate('editing.revision.noChanges')}
        </Typography>
      ) : (
        <>
          <Button
            size="small"
            aria-expanded={isOpen}
            aria-controls={bodyId}
            startIcon={<ExpandMoreIcon sx={{ transform: isOpen ? 'none' : 'rotate(-90deg)' }} />}
            onClick={() => setOpen(!isOpen)}
            sx={{ mt: 0.5, ml: -0.5 }}
          >
            {translate('editing.change.count', { count: changes.length })}
          </Button>
          <Collapse in={isOpen} timeout={0} unmountOnExit id={bodyId}>
            <Box sx={{ pt: 1 }}>
              <ChangeList changes={changes} />
            </Box>
          </Collapse>
        </>
      )}
    </Paper>
  );
}
