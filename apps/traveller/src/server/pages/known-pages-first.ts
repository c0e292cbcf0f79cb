import { isLanguage, newId } from '@landfall/kernel';
import { BASE_HEADERS, type Admission, type First } from '@landfall/platform/http';
import type { PageBody } from './compress-page.js';
import type { KnownPages, PageRequest } from './known-pages.js';
import { encodingOf, pageHeaders } from './page-headers.js';
import type { PageRequests } from './page-requests.js';

const PAGE = /^\/m\/([\w-]{32})(?:\?lang=([a-z]{2}))?$/;

const headers = new WeakMap<PageBody, readonly (string | number)[]>();

/** All headers of a page but those of its request, names and values in turn, as Node sends them most quickly. */
function headersOf(page: PageBody): readonly (string | number)[] {
  let found = headers.get(page);
  if (!found) headers.set(page, (found = Object.entries({ ...BASE_HEADERS, ...pageHeaders(page) }).flat()));
  return found;
}

/**
 * Answers with pages whose bytes are known, before Express and Nest, which take more time than all else of it. Whatever is not known, also a fault, is
 * left to them. A page that nobody need be asked about is sent at once, which takes no longer than a rejection; any other waits for its turn.
 */
export function knownPagesFirst(
  requests: PageRequests,
  pages: KnownPages,
  admission: Admission<'pages' | 'links' | 'pdfs'>,
): First {
  return (request, response, pass) => {
    const [, token, language] = (request.method === 'GET' && PAGE.exec(request.url ?? '')) || [];
    if (!token || (language !== undefined && !isLanguage(language))) return pass();
    const said = { language: language ?? null, isSubscribed: false, encoding: encodingOf(request) };
    const isAnswered = (requested: PageRequest | null | undefined): boolean => {
      const page = requested && pages.known(requested);
      if (!page) return false;
      response.writeHead(200, [...headersOf(page), 'X-Correlation-Id', newId()]).end(page.body);
      return true;
    };
    const run = (done: () => void): void => {
      if (response.closed) return done();
      response.once('close', done);
      void requests
        .of(token, said)
        .then(isAnswered)
        .catch(() => false)
        .then((isDone) => {
          if (isDone) return;
          done();
          pass();
        });
    };
    const enter = (): void => admission.enter('pages', run, pass);
    // Whoever reloads a page wants to know.
    if (request.headers['cache-control'] !== undefined) return enter();
    // A signal that came before the request has been read by then.
    setImmediate(() => isAnswered(requests.known(token, said)) || enter());
  };
}
