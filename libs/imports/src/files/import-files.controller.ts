import { Controller, Inject, Logger, Post, Req, Res } from '@nestjs/common';
import type { Request, Response } from 'express';
import type { Clock } from '@landfall/kernel';
import { CLOCK, CONFIG, currentRequest, Database, faultForLog, RateLimit, type Config } from '@landfall/platform';
import { FILE_UPLOAD_PATH } from '@landfall/platform/connections';
import {
  answerUpload,
  answerUploadFault,
  TOO_MANY_UPLOADS,
  tooLarge,
  unbroken,
  uploadProblem,
  type UploadProblem,
} from '@landfall/platform/http';
import { receiveFile } from './receive-file.js';

const UPLOADS = { name: 'import-upload', points: 60, seconds: 600 };
const logger = new Logger('ImportFiles');

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
    const problem = await this.problemOf(request);
    if (problem) return answerUpload(problem, request, response);
    try {
      const file = await receiveFile(this.database, unbroken(request), {
        uploadedBy: currentRequest().viewer!.userId,
        uploadedAt: this.clock.now(),
        maxBytes: this.config.importMaxBytes,
      });
      if (!file) return answerUpload(tooLarge(this.config.importMaxBytes), request, response);
      response.status(201).json({ fileId: file.id, size: file.size, contentHash: file.contentHash });
    } catch (error) {
      answerUploadFault(request, response, (correlationId) => logger.error(`${correlationId} ${faultForLog(error)}`));
    }
  }

  private async problemOf(request: Request): Promise<UploadProblem | null> {
    const { viewer } = currentRequest();
    const problem = uploadProblem(request, viewer?.isStaff ?? false, this.config.importMaxBytes);
    if (problem || (await this.uploads.take(viewer!.userId))) return problem;
    return TOO_MANY_UPLOADS;
  }
}
