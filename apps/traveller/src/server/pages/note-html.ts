/**
 * A sanitised note for the page: headings (h3, h4) start at `level`, and links send no referrer. Sanitising leaves `<`
 * in tags only, so a regular expression suffices.
 */
export const noteHtml = (html: string, level: 4 | 5): string =>
  html
    .replace(/<(\/?)h([34])\b/g, (_, slash: string, size: string) => `<${slash}h${level + Number(size) - 3}`)
    .replace(/<a (?=href=)/g, '<a rel="noopener noreferrer nofollow" ');
