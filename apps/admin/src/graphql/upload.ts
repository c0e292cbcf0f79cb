import { ApiError, requestHeaders, withToken } from './client.js';

type Answer<Result> = Partial<Result> & {
  errors?: { message: string; extensions?: { code?: string; correlationId?: string } }[];
};

interface Options {
  /** Hears the share that has been sent, 0 to 1; `fetch` could not tell. */
  onProgress?: (share: number) => void;
  signal?: AbortSignal;
}

/** Sends a file and resolves with what the server answers. Rejects with `ApiError`, or as an abort when `signal` says so. */
export const upload = <Result>(address: string, file: Blob, options: Options = {}): Promise<Result> =>
  withToken((token) => sendAs<Result>(token, address, file, options));

function sendAs<Result>(
  token: string | null,
  address: string,
  file: Blob,
  { onProgress, signal }: Options,
): Promise<Result> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const fail = (): void => reject(new ApiError('', 'NETWORK', request.status, null));
    request.upload.onprogress = ({ loaded, total }) => onProgress?.(total > 0 ? loaded / total : 0);
    request.onload = () => {
      const answer = answerOf<Result>(request.responseText);
      if (request.status === 201 && answer) return resolve(answer as Result);
      const [first] = answer?.errors ?? [];
      if (!first) return fail();
      const { code = 'INTERNAL', correlationId = null } = first.extensions ?? {};
      reject(new ApiError(first.message, code, request.status, correlationId, [], token));
    };
    request.onerror = fail;
    request.ontimeout = fail;
    request.onabort = () => reject(new DOMException('The upload was cancelled.', 'AbortError'));
    signal?.addEventListener('abort', () => request.abort(), { once: true });
    request.open('POST', address);
    for (const [name, value] of Object.entries(requestHeaders(token))) request.setRequestHeader(name, value);
    request.setRequestHeader('content-type', 'application/octet-stream');
    request.send(file);
  });
}

/** Null for what is no JSON, as the page of a web server in front. */
function answerOf<Result>(text: string): Answer<Result> | null {
  try {
    return JSON.parse(text) as Answer<Result>;
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}
