import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { NodeCompiler, PdfStandard } from '@myriaddreamin/typst-ts-node-compiler';
import { TEMPLATE } from './template.js';

/** What few readers share stays in the memory of the compiler no longer than for so many further pages. */
const KEPT_PAGES = 2;
const WEIGHTS = ['400Regular', '400Regular_Italic', '600SemiBold', '700Bold'];

const { resolve } = createRequire(import.meta.url);
const fontOf = (weight: string): Buffer =>
  readFileSync(resolve(`@expo-google-fonts/noto-sans/${weight}/NotoSans_${weight}.ttf`));

/** What a page may name stands below here: nothing but what the compiler is given. No such folder exists. */
const ROOT = '/landfall-page';
const LOGO = `${ROOT}/logo`;

export interface PrintedLogo {
  format: 'png' | 'jpg';
  bytes: Uint8Array;
}

/** The compiler with its fonts. It takes about 10 ms to make, and each page about 70. */
export const pageCompiler = (): NodeCompiler =>
  NodeCompiler.create({ workspace: ROOT, fontArgs: [{ fontBlobs: WEIGHTS.map(fontOf) }] });

/** How the compiler is given a page. */
export const documentOf = (
  page: string,
  logo: PrintedLogo | null = null,
): { mainFileContent: string; inputs: { page: string; logo: string } } => ({
  mainFileContent: TEMPLATE,
  inputs: { page, logo: logo?.format ?? '' },
});

/**
 * A page as tagged PDF (PDF/UA-1). `page`: a `PrintedPage` as JSON; `madeAt`: seconds since 1970, of the document. Throws what the
 * compiler says about a page that it cannot set, also because of its logo.
 */
export function compilePage(
  compiler: NodeCompiler,
  page: string,
  madeAt: number,
  logo: PrintedLogo | null = null,
): Uint8Array {
  if (logo) compiler.mapShadow(LOGO, Buffer.from(logo.bytes));
  try {
    return compiler.pdf(documentOf(page, logo), { pdfStandard: PdfStandard.UA_1, creationTimestamp: madeAt });
  } finally {
    if (logo) compiler.unmapShadow(LOGO);
    compiler.evictCache(KEPT_PAGES);
  }
}
