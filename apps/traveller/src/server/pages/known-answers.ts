import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import type { AnswerMarkup, AnswerView } from '../../render-answer.js';

const MAX_BYTES = 24 * 1_048_576;

/** Everything that decides over the markup of an answer. */
export interface AnswerRequest extends Omit<AnswerView, 'detail'> {
  snapshotHash: string;
  /** Of entries with unread changes. */
  changedAt: ReadonlyMap<string, string>;
  /** Keys of the groups that the organisation leaves out. */
  hidden: readonly string[];
  namesVersion: string;
  placesVersion: number;
}

/** The markup of answers, which all trips of one itinerary share in a language. Whoever waits for the same one waits for one rendering. */
@Injectable()
export class KnownAnswers {
  private readonly answers = new LRUCache<string, Buffer>({
    maxSize: MAX_BYTES,
    sizeCalculation: ({ length }) => length,
  });
  private readonly underWay = new Map<string, Promise<AnswerMarkup | null>>();

  async answer(request: AnswerRequest, render: () => Promise<AnswerMarkup | null>): Promise<AnswerMarkup | null> {
    const key = keyOf(request);
    const known = this.answers.get(key);
    if (known) return JSON.parse(known.toString()) as AnswerMarkup;
    const waiting = this.underWay.get(key);
    if (waiting) return waiting;
    const rendering = this.rendered(key, render).finally(() => this.underWay.delete(key));
    this.underWay.set(key, rendering);
    return rendering;
  }

  private async rendered(key: string, render: () => Promise<AnswerMarkup | null>): Promise<AnswerMarkup | null> {
    const markup = await render();
    // As UTF-8 it takes half of the memory of a string with a single dash in it.
    if (markup) this.answers.set(key, Buffer.from(JSON.stringify(markup)));
    return markup;
  }
}

const keyOf = ({ trip, organisation, changedAt, ...request }: AnswerRequest): string =>
  createHash('sha256')
    // The organisation is in the answer during the trip alone; otherwise agencies share it.
    .update(
      JSON.stringify({
        ...request,
        trip,
        organisation: trip?.isUnderWay ? organisation : null,
        changedAt: [...changedAt],
      }),
    )
    .digest('base64');
