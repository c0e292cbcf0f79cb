import { ApiError, requestHeaders, withToken } from '../graphql/client.js';

const ADDRESS = '/api/imports/files';

interface Answer {
  fileId?: string;
  errors?: { message: string; extensions?: { code?: string; correlationId?: string } }[];
}

/**
 * Sends a file for an import and resolves with its id. `onProgress` hears the share that has been sent, 0 to 1; `fetch` could not
 * tell. Rejects with `ApiError`, or as an abort when `signal` says so.
 */
export const uploadFile = (file: Blob, onProgress: (share: number) => void, signal: AbortSignal): Promise<string> =>
  withToken((token) => upload(token, file, onProgress, signal));

function upload(
  token: string | null,
  file: Blob,
  onProgress: (share: number) => void,
  signal: AbortSignal,
): Promise<string> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const fail = (): void => reject(new ApiError('', 'NETWORK', request.status, null));
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    request.onload = () => {
      const { fileId, errors: [first] = [] } = answerOf(request.responseText);
      if (fileId !== undefined) return resolve(fileId);
      if (!first) return fail();
      const { code = 'INTERNAL', correlationId = null } = first.extensions ?? {};
      reject(new ApiError(first.message, code, request.status, correlationId));
    };
    request.onerror = fail;
    request.ontimeout = fail;
    request.onabort = () => reject(new DOMException('The upload was cancelled.', 'AbortError'));
    signal.addEventListener('abort', () => request.abort(), { once: true });
    request.open('POST', ADDRESS);
    for (const [name, value] of Object.entries(requestHeaders(token))) request.setRequestHeader(name, value);
    request.setRequestHeader('content-type', 'application/octet-stream');
    request.send(file);
  });
}

/** Empty for what is no JSON, as the page of a web server in front. */
function answerOf(text: string): Answer {
  try {
    return JSON.parse(text) as Answer;
  } catch (error) {
    if (error instanceof SyntaxError) return {};
    throw error;
  }
}
