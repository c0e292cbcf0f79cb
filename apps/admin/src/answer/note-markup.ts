/**
 * A sanitised note for a screen: its headings (h3, h4) go below the heading of the entry, and its links open beside the
 * screen without telling where they were opened. Sanitising leaves `<` to tags only, so that it marks the tags.
 */
export const noteMarkup = (html: string, entryLevel: 4 | 5 | 6): string =>
  html
    .replace(
      /<(\/?)h([34])\b/g,
      (_, slash: string, size: string) => `<${slash}h${Math.min(6, entryLevel + Number(size) - 2)}`,
    )
    .replace(/<a (?=href=)/g, '<a target="_blank" rel="noopener noreferrer nofollow" ');
