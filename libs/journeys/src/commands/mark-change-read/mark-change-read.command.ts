import { Matches } from 'class-validator';
import { saying, type Validated } from '@landfall/platform';

/** What a traveller sends from the page of a trip; the token of its link is the permission. */
export class MarkChangeReadInput {
  token: string;
  @Matches(/^\d{1,18}$/, saying('rejection.changeNotFound')) changeId: string;
}

export class MarkChangeRead {
  constructor(readonly input: Validated<MarkChangeReadInput>) {}
}
