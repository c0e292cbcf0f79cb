/**
 * A sanitised note for the page: its headings (h3, h4) go below the one they stand under, starting at `level`, and its links
 * tell the site they lead to nothing about the page. Sanitising leaves `<` to tags only, so that the tags can be told by it.
 */
export const noteHtml = (html: string, level: 4 | 5): string =>
  html
    .replace(/<(\/?)h([34])\b/g, (_, slash: string, size: string) => `<${slash}h${level + Number(size) - 3}`)
    .replace(/<a (?=href=)/g, '<a rel="noopener noreferrer nofollow" ');
