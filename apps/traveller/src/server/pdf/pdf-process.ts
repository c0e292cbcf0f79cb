import { compilePage, pageCompiler } from './compile-page.js';
import type { PdfReply, PdfRequest } from './pdf-messages.js';

const compiler = pageCompiler();

function replyTo(request: PdfRequest): PdfReply {
  const { id, page, madeAt, logo } = request;
  try {
    return { id, pdf: compilePage(compiler, page, madeAt, logo), isWithoutLogo: false };
  } catch (error) {
    if (logo === null) return { id, problem: error instanceof Error ? error.message : String(error) };
    const without = replyTo({ ...request, logo: null });
    return 'pdf' in without ? { ...without, isWithoutLogo: true } : without;
  }
}

process.on('message', (request: PdfRequest) => process.send?.(replyTo(request)));
process.on('disconnect', () => process.exit(0));
