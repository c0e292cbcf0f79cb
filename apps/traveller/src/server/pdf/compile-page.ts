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

/** The compiler with its fonts. It takes about 10 ms to make, and each page about 70. */
export const pageCompiler = (): NodeCompiler => NodeCompiler.create({ fontArgs: [{ fontBlobs: WEIGHTS.map(fontOf) }] });

/** How the compiler is given a page. */
export const documentOf = (page: string): { mainFileContent: string; inputs: { page: string } } => ({
  mainFileContent: TEMPLATE,
  inputs: { page },
});

/**
 * A page as tagged PDF (PDF/UA-1). `page`: a `PrintedPage` as JSON; `madeAt`: seconds since 1970, of the document. Throws what the
 * compiler says about a page that it cannot set.
 */
export function compilePage(compiler: NodeCompiler, page: string, madeAt: number): Uint8Array {
  const pdf = compiler.pdf(documentOf(page), { pdfStandard: PdfStandard.UA_1, creationTimestamp: madeAt });
  compiler.evictCache(KEPT_PAGES);
  return pdf;
}
