import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { FindImage } from '@landfall/media/find-image';
import { LRUCache } from 'lru-cache';
import type { IdentifiedLogo } from './pdf-renderer.js';

const MAX_BYTES = 8 * 1_048_576;

/** Logos for printed pages. The bytes of an image never change. */
@Injectable()
export class Logos {
  private readonly known: LRUCache<string, IdentifiedLogo>;

  constructor(queries: QueryBus) {
    this.known = new LRUCache({
      maxSize: MAX_BYTES,
      sizeCalculation: ({ bytes }) => bytes.length + 1,
      fetchMethod: async (id) => {
        const image = await queries.execute(new FindImage(id));
        return image
          ? { id, format: image.contentType === 'image/jpeg' ? 'jpg' : 'png', bytes: image.bytes }
          : undefined;
      },
    });
  }

  async of(id: string | null): Promise<IdentifiedLogo | null> {
    return (id && (await this.known.fetch(id))) || null;
  }
}
