import { Controller, Inject, Logger, Post, Req, Res } from '@nestjs/common';
import type { Request, Response } from 'express';
import type { Clock, FaultCode } from '@landfall/kernel';
import { translate, type MessageKey, type MessageValues } from '@landfall/messages';
import {
  CLOCK,
  CONFIG,
  currentRequest,
  Database,
  faultForLog,
  RateLimit,
  type Config,
  type Viewer,
} from '@landfall/platform';
import { FILE_TYPE, FILE_UPLOAD_PATH } from '@landfall/platform/connections';
import { problemAsJson } from '@landfall/platform/http';
import { receiveFile } from './receive-file.js';

const MEGABYTE = 1_000_000;
const UPLOADS = { name: 'import-upload', points: 60, seconds: 600 };
const logger = new Logger('ImportFiles');

interface UploadProblem {
  status: number;
  code: FaultCode;
  key: MessageKey;
  values?: MessageValues;
}

/** Takes files for imports: the body is the file. */
@Controller(FILE_UPLOAD_PATH)
export class ImportFilesController {
  private readonly uploads: RateLimit;

  constructor(
    private readonly database: Database,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: Pick<Config, 'importMaxBytes'>,
  ) {
    this.uploads = new RateLimit(database, UPLOADS);
  }

  @Post()
  async upload(@Req() request: Request, @Res() response: Response): Promise<void> {
    const { viewer } = currentRequest();
    const problem = await this.problemOf(request, viewer);
    if (problem) return answer(problem, request, response);
    try {
      const file = await receiveFile(this.database, unbroken(request), {
        uploadedBy: viewer!.userId,
        uploadedAt: this.clock.now(),
        maxBytes: this.config.importMaxBytes,
      });
      if (!file) return answer(this.tooLarge(), request, response);
      response.status(201).json({ fileId: file.id, size: file.size, contentHash: file.contentHash });
    } catch (error) {
      // The sender has gone: nobody is left to answer.
      if (request.errored || request.destroyed) return;
      const { correlationId } = currentRequest();
      logger.error(`${correlationId} ${faultForLog(error)}`);
      answer({ status: 500, code: 'INTERNAL', key: 'fault.INTERNAL', values: { correlationId } }, request, response);
    }
  }

  /** What the headers alone forbid; no byte of the body has been read. */
  private async problemOf(request: Request, viewer: Viewer | null): Promise<UploadProblem | null> {
    if (!viewer) return { status: 401, code: 'UNAUTHENTICATED', key: 'fault.UNAUTHENTICATED' };
    if (!viewer.isStaff) return { status: 403, code: 'FORBIDDEN', key: 'fault.FORBIDDEN' };
    const { 'content-type': type, 'content-encoding': encoding, 'content-length': length } = request.headers;
    if (type !== FILE_TYPE || encoding !== undefined)
      return { status: 415, code: 'BAD_USER_INPUT', key: 'fault.BAD_USER_INPUT' };
    if (Number(length ?? 0) > this.config.importMaxBytes) return this.tooLarge();
    if (!(await this.uploads.take(viewer.userId)))
      return { status: 429, code: 'TOO_MANY_REQUESTS', key: 'fault.TOO_MANY_REQUESTS' };
    return null;
  }

  private tooLarge(): UploadProblem {
    const max = Math.floor(this.config.importMaxBytes / MEGABYTE);
    return { status: 413, code: 'BAD_USER_INPUT', key: 'rejection.fileTooLarge', values: { max } };
  }
}

/** Stays open when its reader stops early, so that an answer can be sent. */
const unbroken = (request: Request): AsyncIterable<Uint8Array> =>
  ({
    [Symbol.asyncIterator]: () => request.iterator({ destroyOnReturn: false }) as AsyncIterator<Uint8Array>,
  }) as AsyncIterable<Uint8Array>;

function answer({ status, code, key, values }: UploadProblem, request: Request, response: Response): void {
  const { correlationId, language } = currentRequest();
  const message = translate(language, key, values);
  problemAsJson({ status, code, message, language, correlationId }, request, response);
  // A sender that is still writing reads its answer only when the rest has been taken.
  request.resume();
}
