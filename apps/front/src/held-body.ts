import type { IncomingMessage } from 'node:http';
import { PassThrough } from 'node:stream';

const HELD_BYTES = 64 * 1024;

export interface HeldBody {
  body: PassThrough;
  isComplete: boolean;
}

/** Holds a body back until all of it has arrived or the buffer is full: until then a slow sender occupies no process. */
export function heldBody(request: IncomingMessage, onHeld: (held: HeldBody) => void): void {
  const body = new PassThrough({ highWaterMark: HELD_BYTES });
  let isHeld = true;
  const release = (isComplete: boolean): void => {
    if (!isHeld) return;
    isHeld = false;
    onHeld({ body, isComplete });
  };
  request.once('end', () => release(true));
  request.on('pause', () => release(false));
  // A sender that breaks off would otherwise leave its half-sent request open.
  request.once('error', () => body.destroy());
  request.pipe(body);
}
