import type { IncomingMessage } from 'node:http';

/** Where large files are uploaded as streams; deploy/nginx.conf has the same path. */
export const FILE_UPLOAD_PATH = '/api/imports/files';

export const isFileUpload = ({ url }: Pick<IncomingMessage, 'url'>): boolean => url?.split('?')[0] === FILE_UPLOAD_PATH;
