import { Controller, Get, Inject, Logger, NotFoundException, Param, Post, Query, Req, Res } from '@nestjs/common';
import type { Request, Response } from 'express';
import { isUuid, type Clock } from '@landfall/kernel';
import { CLOCK, currentRequest, Database, faultForLog, RateLimit, type Viewer } from '@landfall/platform';
import { IMAGE_MAX_BYTES, IMAGE_UPLOAD_PATH } from '@landfall/platform/connections';
import {
  answerUpload,
  answerUploadFault,
  TOO_MANY_UPLOADS,
  tooLarge,
  unbroken,
  uploadProblem,
  type UploadProblem,
} from '@landfall/platform/http';
import { encodeImage, type ImageSize } from './encode-image.js';
import { IMAGE_PURPOSES, type ImagePurpose } from './image.entity.js';
import { imageWithBytes, insertImage } from './image-store.js';
import { imageUrl } from './image-url.js';

const UPLOADS = { name: 'image-upload', points: 60, seconds: 600 };
const SIZES: Readonly<Record<ImagePurpose, ImageSize>> = {
  news: { width: 1_600, height: 1_600 },
  logo: { width: 640, height: 320 },
};
const FOREVER = 'public, max-age=31536000, immutable';
const logger = new Logger('Images');

/** Takes images, and hands them out under an address that is never used for another one. */
@Controller()
export class ImagesController {
  private readonly uploads: RateLimit;

  constructor(
    private readonly database: Database,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {
    this.uploads = new RateLimit(database, UPLOADS);
  }

  /** The body is the file. Answers the id, the address and the size of the image as it is kept. */
  @Post(IMAGE_UPLOAD_PATH)
  async upload(@Query('for') typed: unknown, @Req() request: Request, @Res() response: Response): Promise<void> {
    try {
      const purpose = IMAGE_PURPOSES.find((one) => one === typed);
      const problem = purpose ? await this.problemOf(request, purpose) : NO_PURPOSE;
      const left = problem ?? (await this.keep(request, response, purpose!));
      if (left) answerUpload(left, request, response);
    } catch (error) {
      answerUploadFault(request, response, (correlationId) => logger.error(`${correlationId} ${faultForLog(error)}`));
    }
  }

  @Get('media/images/:id')
  async image(@Param('id') id: string, @Res() response: Response): Promise<void> {
    const image = isUuid(id) ? await this.database.transaction('none', (tx) => imageWithBytes(tx, id)) : null;
    if (!image) throw new NotFoundException();
    response.set({ 'Content-Type': image.contentType, 'Cache-Control': FOREVER }).send(image.bytes);
  }

  private async problemOf(request: Request, purpose: ImagePurpose): Promise<UploadProblem | null> {
    const { viewer } = currentRequest();
    const problem = uploadProblem(request, viewer !== null && mayUpload(purpose, viewer), IMAGE_MAX_BYTES);
    if (problem || (await this.uploads.take(viewer!.userId))) return problem;
    return TOO_MANY_UPLOADS;
  }

  private async keep(request: Request, response: Response, purpose: ImagePurpose): Promise<UploadProblem | null> {
    const file = await bodyOf(request);
    if (!file) return tooLarge(IMAGE_MAX_BYTES);
    const image = await encodeImage(file, SIZES[purpose]);
    if (!image) return NO_IMAGE;
    const owner = { purpose, organisationId: purpose === 'logo' ? currentRequest().viewer!.organisationId : null };
    const id = await this.database.transaction('none', (tx) => insertImage(tx, image, owner, this.clock.now()));
    response.status(201).json({ id, url: imageUrl(id), width: image.width, height: image.height });
    return null;
  }
}

const NO_PURPOSE: UploadProblem = { status: 400, code: 'BAD_USER_INPUT', key: 'fault.BAD_USER_INPUT' };
const NO_IMAGE: UploadProblem = { status: 422, code: 'BAD_USER_INPUT', key: 'rejection.noImage' };

const mayUpload = (purpose: ImagePurpose, { isStaff, organisationId, permissions }: Viewer): boolean =>
  purpose === 'news' ? isStaff : organisationId !== null && permissions.includes('a3m_core.DestinationManager');

async function bodyOf(request: Request): Promise<Buffer | null> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of unbroken(request)) {
    size += part.length;
    if (size > IMAGE_MAX_BYTES) return null;
    parts.push(part);
  }
  return Buffer.concat(parts);
}
