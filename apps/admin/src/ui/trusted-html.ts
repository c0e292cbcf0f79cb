/** The part of Trusted Types that is used; not every browser has them. */
interface TrustedTypesOfBrowser {
  createPolicy(
    name: string,
    rules: { createHTML(html: string, type: string, sink: string): string | null },
  ): { createHTML(html: string): TrustedHTML };
}
const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypesOfBrowser };

const policy = trustedTypes?.createPolicy('landfall', { createHTML: (html) => html });
// Of libraries: the text editor parses its content into a document of its own, in which nothing runs or loads, and empty help texts
// of fields are a character reference.
trustedTypes?.createPolicy('default', {
  createHTML: (html, _type, sink) => (sink.startsWith('DOMParser') || !html.includes('<') ? html : null),
});

/** Markup that the server has cleaned, marked as such for browsers that let nothing else into a document. */
export const trustedHtml = (html: string): string | TrustedHTML => policy?.createHTML(html) ?? html;
