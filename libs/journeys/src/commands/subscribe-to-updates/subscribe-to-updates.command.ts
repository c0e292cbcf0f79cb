import { IsEmailAddress, IsOfferedLanguage, type Validated } from '@landfall/platform';

/** What a traveller sends from the page of a trip; the token of its link is the permission. */
export class SubscribeToUpdatesInput {
  token: string;
  @IsEmailAddress({ isRequired: true }) email: string;
  @IsOfferedLanguage() language?: string | null;
}

export class SubscribeToUpdates {
  constructor(
    readonly input: Validated<SubscribeToUpdatesInput>,
    readonly correlationId: string,
  ) {}
}
