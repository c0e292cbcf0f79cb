import type { IncomingMessage } from 'node:http';
import { hasToken } from './has-token.js';

/** Where large files are uploaded as streams; deploy/nginx.conf has the same path. */
export const FILE_UPLOAD_PATH = '/api/imports/files';
export const IMAGE_UPLOAD_PATH = '/api/images';
export const IMAGE_MAX_BYTES = 5_000_000;
/** No form of a foreign page can send this type without asking first. */
export const FILE_TYPE = 'application/octet-stream';

/** Whether the body of a request is a file. Whatever else is sent to the same address has the time and the size of any other body. */
export const isFileUpload = (request: Pick<IncomingMessage, 'url' | 'headers'>): boolean =>
  request.url?.split('?')[0] === FILE_UPLOAD_PATH && request.headers['content-type'] === FILE_TYPE && hasToken(request);
