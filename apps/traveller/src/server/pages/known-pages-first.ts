import { isLanguage, newId } from '@landfall/kernel';
import type { Admission, First } from '@landfall/platform/http';
import type { KnownPages } from './known-pages.js';
import { encodingOf, pageHeaders } from './page-headers.js';
import type { PageRequests } from './page-requests.js';

const PAGE = /^\/m\/([\w-]{32})(?:\?lang=([a-z]{2}))?$/;

/**
 * Answers with pages whose bytes are known, before Express and Nest, which take more time than all else of it. Whatever is not known, also a fault, is
 * left to them. A page waits for its turn like any other one.
 */
export function knownPagesFirst(
  requests: PageRequests,
  pages: KnownPages,
  admission: Admission<'pages' | 'links'>,
): First {
  return (request, response, pass) => {
    const [, token, language] = (request.method === 'GET' && PAGE.exec(request.url ?? '')) || [];
    if (!token || (language !== undefined && !isLanguage(language))) return pass();
    const encoding = encodingOf(request);
    const known = async (): Promise<boolean> => {
      const requested = await requests.of(token, { language: language ?? null, isSubscribed: false, encoding });
      const body = requested && pages.known(requested);
      if (!body) return false;
      response.writeHead(200, { ...pageHeaders(body), 'X-Correlation-Id': newId() }).end(body.body);
      return true;
    };
    const run = (done: () => void): void => {
      if (response.closed) return done();
      response.once('close', done);
      void known()
        .catch(() => false)
        .then((isAnswered) => {
          if (isAnswered) return;
          done();
          pass();
        });
    };
    admission.enter('pages', run, pass);
  };
}
