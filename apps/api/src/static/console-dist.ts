import { fileURLToPath } from 'node:url';

/** Where the built staff console is. */
export const CONSOLE_DIST = fileURLToPath(new URL('../../../../apps/admin/dist', import.meta.url));
