import { Inject } from '@nestjs/common';
import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { InputRejected, type Clock, type Language } from '@landfall/kernel';
import { TripLinks } from '@landfall/journeys/trip-links';
import { Places } from '@landfall/places';
import {
  CLOCK,
  CONFIG,
  Database,
  LinkSecrets,
  type Config,
  type OutgoingMessage,
  type Presented,
} from '@landfall/platform';
import { brandName } from './mail-brand.js';
import type { MailPreviewInput } from './mail-preview.input.js';
import { sampleMessage } from './sample-message.js';

/** A mail of a kind with invented data, as it would go out. */
export class PreviewMail extends Query<Presented<'MailPreview'>> {
  constructor(
    readonly input: MailPreviewInput,
    /** Of the viewer, whose name alone it can carry. */
    readonly organisationId: string | null,
  ) {
    super();
  }
}

const RECIPIENT = 'traveller@example.com';

@QueryHandler(PreviewMail)
export class PreviewMailHandler implements IQueryHandler<PreviewMail> {
  constructor(
    private readonly database: Database,
    private readonly places: Places,
    private readonly links: TripLinks,
    private readonly secrets: LinkSecrets,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: Pick<Config, 'publicUrl' | 'timeZone' | 'mailFrom'>,
  ) {}

  async execute({ input, organisationId }: PreviewMail): Promise<Presented<'MailPreview'>> {
    const { kind, language, brand } = input;
    const organisationName = await this.database.transaction('system', (tx) => brandName(tx, brand, organisationId));
    if (organisationName === null) throw new InputRejected([{ field: 'brand', key: 'rejection.noOwnOrganisation' }]);
    const { places, links, secrets, config } = this;
    const message = sampleMessage(
      { kind, language, organisationName, to: RECIPIENT },
      { places, links, secrets, config, now: this.clock.now() },
    );
    return presented(message, language, config.mailFrom);
  }
}

function presented(
  { to, subject, html, text, messageId, headers }: OutgoingMessage,
  requested: Language,
  from: string,
): Presented<'MailPreview'> {
  const all = { From: from, To: to, Subject: subject, 'Message-ID': messageId, ...headers };
  return {
    language: headers['Content-Language'] ?? requested,
    subject,
    html,
    text,
    htmlBytes: Buffer.byteLength(html),
    headers: Object.entries(all).map(([name, value]) => ({ name, value })),
  };
}
