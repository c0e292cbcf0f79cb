import { Injectable } from '@nestjs/common';
import { Places } from '@landfall/places';
import { AuthorityDirectory } from '@landfall/restrictions/authority-directory';
import { RuleIndexProjection } from '../rule-index/rule-index.projection.js';

/** Counts the changes of everything in memory that answers of now are made of. */
@Injectable()
export class AnswersState {
  constructor(
    private readonly places: Places,
    private readonly ruleIndex: RuleIndexProjection,
    private readonly authorities: AuthorityDirectory,
  ) {}

  /** Grows with every change: between two equal numbers the same question has the same answer. */
  get changes(): number {
    return this.places.changes + this.ruleIndex.changes + this.authorities.changes;
  }
}
