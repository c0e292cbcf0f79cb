/** Content-Security-Policy of the console and of every other answer of the api. */
export const CONSOLE_POLICY = [
  "default-src 'self'",
  // The console's component library writes its styles into the document.
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "font-src 'self' data:",
  "connect-src 'self'",
  // Markup reaches a document by the policies of these names alone (apps/admin/src/ui/trusted-html.ts).
  "require-trusted-types-for 'script'",
  'trusted-types landfall default ProseMirrorClipboard',
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ');
