import { dayIn, type Language } from '@landfall/kernel';
import type { Translations } from '@landfall/answers/translation-index';
import type { TripLinks } from '@landfall/journeys/trip-links';
import type { Places } from '@landfall/places';
import type { OutgoingMessage } from '@landfall/platform';
import { renderChangeMail, renderVerificationMail, type ChangeMailInput, type MailContent } from '../templates.js';
import type { ClaimedMail } from './claim.js';
import type { BounceAddresses } from '../receive-bounces/bounce-addresses.js';
import type { NotifiedChange } from './notified-changes.js';
import { shownChanges } from './shown-changes.js';

export interface ComposeContext {
  places: Places;
  links: TripLinks;
  publicUrl: string;
  timeZone: string;
  /** Null: mails come back to their sender. */
  bounces?: BounceAddresses | null;
  /** For texts that no editor wrote in the language of the mail. */
  translations?: Translations;
  now: Date;
}

/** A mail, and the words in it that are not its recipient's alone; null: it says the same to everybody. */
export interface ComposedMail {
  message: OutgoingMessage;
  said: string | null;
}

/** The mail of a claimed row, or null without a recipient or a change to report. */
export function compose(
  mail: ClaimedMail,
  changes: readonly (NotifiedChange & { id: string })[],
  context: ComposeContext,
): ComposedMail | null {
  const today = dayIn(context.timeZone, context.now);
  if (!mail.email || mail.expired || mail.isManuallyDisabled || mail.dateEnd < today) return null;
  // Nothing once nobody follows the trip any more.
  const changed = mail.kind === 'CHANGE' && mail.status === 'CONFIRMED' ? shownChanges(mail, changes, context) : [];
  const content = mail.kind === 'VERIFICATION' ? verification(mail, context) : change(mail, changed, today, context);
  if (!content) return null;
  const message = messageOf(mail, mail.email, content, context);
  return { message, said: mail.kind === 'CHANGE' ? JSON.stringify({ changes: changed }) : null };
}

function messageOf(
  mail: ClaimedMail,
  to: string,
  content: MailContent,
  { links, publicUrl, bounces }: ComposeContext,
): OutgoingMessage {
  const unsubscribeUrl = links.unsubscribeUrl(mail.subscriptionId);
  return {
    to,
    ...content,
    ...(bounces ? { returnTo: bounces.of(mail.id) } : {}),
    // Derived from the row: a duplicate after a crash carries the same id.
    messageId: `<${mail.id}@${new URL(publicUrl).hostname}>`,
    headers: {
      'Auto-Submitted': 'auto-generated',
      'Content-Language': mail.language,
      ...(mail.kind === 'CHANGE'
        ? { 'List-Unsubscribe': `<${unsubscribeUrl}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }
        : {}),
    },
  };
}

function verification(mail: ClaimedMail, { places, links }: ComposeContext): MailContent | null {
  // A newer attempt has replaced this link.
  if (mail.status !== 'PENDING' || mail.dedupeKey !== `verification:${mail.subscriptionId}:${mail.attempt}`)
    return null;
  const language = mail.language as Language;
  return renderVerificationMail({
    language,
    organisationName: mail.organisationName,
    tripUrl: links.tripUrl(mail.journeyId),
    verificationUrl: links.verificationUrl(mail.subscriptionId, mail.attempt),
    dateStart: mail.dateStart,
    dateEnd: mail.dateEnd,
    destinations: mail.destinations.map((d) => places.placeName(d.type, d.id, language) ?? d.id),
  });
}

function change(
  mail: ClaimedMail,
  changes: ChangeMailInput['changes'],
  today: string,
  { links }: ComposeContext,
): MailContent | null {
  if (changes.length === 0) return null;
  return renderChangeMail({
    language: mail.language as Language,
    kind: today < mail.dateStart ? 'BEFORE_TRIP' : 'DURING_TRIP',
    organisationName: mail.organisationName,
    tripUrl: links.tripUrl(mail.journeyId),
    unsubscribeUrl: links.unsubscribeUrl(mail.subscriptionId),
    dateStart: mail.dateStart,
    dateEnd: mail.dateEnd,
    changes,
  });
}
