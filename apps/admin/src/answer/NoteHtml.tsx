import { Box } from '@mui/material';
import { trustedHtml } from '../ui/trusted-html.js';
import { noteMarkup } from './note-markup.js';

interface Props {
  html: string;
  language: string;
  entryLevel: 4 | 5 | 6;
}

/**
 * A note with its markup. It may be put in as it is, and only here: the server lets through no other tag than a few for text
 * and no other address than http, https, mailto and tel, once when a note is saved and once more each time it is shown.
 */
export const NoteHtml = ({ html, language, entryLevel }: Props) => (
  <Box
    lang={language}
    sx={{
      overflowWrap: 'anywhere',
      display: 'grid',
      gap: 0.75,
      '& *': { m: 0 },
      '& ul, & ol': { pl: 3 },
      '& h5, & h6': { fontSize: '0.94rem', fontWeight: 600 },
      '& a[href]': { color: 'primary.main' },
    }}
    dangerouslySetInnerHTML={{ __html: trustedHtml(noteMarkup(html, entryLevel)) }}
  />
);
