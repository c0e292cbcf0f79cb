export { FILE_TYPE, FILE_UPLOAD_PATH, isFileUpload } from './file-uploads.js';
export { BACKLOG, guardedServer } from './guarded-server.js';
export { hasToken } from './has-token.js';
export { Pace } from './pace.js';
export { RecentWork } from './recent-work.js';
export { subscriberOf } from '../limits/network-of.js';
export { hasBody, type ServerLimits } from './server-limits.js';
export { takenPort } from './taken-port.js';
export { EXIT_CONFIG } from '../exit-config.js';
