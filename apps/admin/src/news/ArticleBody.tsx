import { Box } from '@mui/material';
import { isRichText, toPlain } from '@landfall/catalogue/markup';
import { NoteHtml } from '../answer/NoteHtml.js';

interface Props {
  /** As the server cleaned it; a draft is what has just been typed, and shows its words alone. */
  text: string;
  image: string | null;
  language: string;
  isDraft?: boolean;
}

/** The text of an article, with its image. */
export function ArticleBody({ text, image, language, isDraft = false }: Props) {
  return (
    <>
      {image && (
        <Box
          component="img"
          src={image}
          alt=""
          loading="lazy"
          sx={{ display: 'block', width: 1, maxHeight: 280, objectFit: 'cover', borderRadius: '8px', mb: '12px' }}
        />
      )}
      {isRichText(text) && !isDraft ? (
        <NoteHtml html={text} language={language} entryLevel={4} />
      ) : (
        <Box lang={language} sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
          {toPlain(text)}
        </Box>
      )}
    </>
  );
}
