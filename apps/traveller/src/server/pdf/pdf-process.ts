import { compilePage, pageCompiler } from './compile-page.js';
import type { PdfReply, PdfRequest } from './pdf-messages.js';

const compiler = pageCompiler();

function replyTo({ id, page, madeAt }: PdfRequest): PdfReply {
  try {
    return { id, pdf: compilePage(compiler, page, madeAt) };
  } catch (error) {
    return { id, problem: error instanceof Error ? error.message : String(error) };
  }
}

process.on('message', (request: PdfRequest) => process.send?.(replyTo(request)));
process.on('disconnect', () => process.exit(0));
