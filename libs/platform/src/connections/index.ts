export { FILE_UPLOAD_PATH, isFileUpload } from './file-uploads.js';
export { BACKLOG, guardedServer } from './guarded-server.js';
export { Pace } from './pace.js';
export { RecentWork } from './recent-work.js';
export { hasBody, type ServerLimits } from './server-limits.js';
