import { rm, writeFile } from 'node:fs/promises';
import { Logger, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';

const TOUCH_MS = 3_000;

/** A file that is written every three seconds while the process is at work: its age tells a health check of a process without a port. */
export class AliveFile implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly logger = new Logger('AliveFile');
  private timer: NodeJS.Timeout | null = null;
  private touching: Promise<void> = Promise.resolve();

  /** Null: none is written. */
  constructor(private readonly path: string | null) {}

  async onApplicationBootstrap(): Promise<void> {
    if (this.path === null) return;
    const path = this.path;
    // A path that cannot be written ends the start.
    await touch(path);
    this.timer = setInterval(() => {
      this.touching = touch(path).catch((error: NodeJS.ErrnoException) =>
        this.logger.warn(`ALIVE_FILE cannot be written (${error.code}).`),
      );
    }, TOUCH_MS);
  }

  /** Gone as soon as the process begins to stop. */
  async onModuleDestroy(): Promise<void> {
    if (this.path === null) return;
    if (this.timer) clearInterval(this.timer);
    await this.touching;
    await rm(this.path, { force: true });
  }
}

const touch = (path: string): Promise<void> => writeFile(path, `${process.pid}\n`);
