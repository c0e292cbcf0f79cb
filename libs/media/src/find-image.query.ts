import { Module } from '@nestjs/common';
import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { Database } from '@landfall/platform';
import type { Image } from './image.entity.js';
import { imageWithBytes } from './image-store.js';

/** The bytes of an image and their type; null: there is no such image. */
export class FindImage extends Query<Pick<Image, 'contentType' | 'bytes'> | null> {
  constructor(readonly id: string) {
    super();
  }
}

@QueryHandler(FindImage)
export class FindImageHandler implements IQueryHandler<FindImage> {
  constructor(private readonly database: Database) {}

  execute({ id }: FindImage): Promise<Pick<Image, 'contentType' | 'bytes'> | null> {
    return this.database.transaction('none', (tx) => imageWithBytes(tx, id));
  }
}

/** Images for processes that only show them: no uploads. */
@Module({ providers: [FindImageHandler] })
export class StoredImagesModule {}
