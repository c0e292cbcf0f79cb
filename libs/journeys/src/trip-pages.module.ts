import { Module } from '@nestjs/common';
import { PlacesInMemoryModule } from '@landfall/places/places-in-memory';
import { CONFIG, LinkSecrets, type Config } from '@landfall/platform';
import { AddDeviceHandler } from './commands/add-device/add-device.handler.js';
import { BringPageForwardHandler } from './commands/bring-page-forward/bring-page-forward.handler.js';
import { ConfirmSubscriptionHandler } from './commands/confirm-subscription/confirm-subscription.handler.js';
import { MarkChangeReadHandler } from './commands/mark-change-read/mark-change-read.handler.js';
import { NotePageShownHandler } from './commands/note-page-shown/note-page-shown.handler.js';
import { RemoveDeviceHandler } from './commands/remove-device/remove-device.handler.js';
import { SetRhythmHandler } from './commands/set-rhythm/set-rhythm.handler.js';
import { SubscribeToUpdatesHandler } from './commands/subscribe-to-updates/subscribe-to-updates.handler.js';
import { UnsubscribeHandler } from './commands/unsubscribe/unsubscribe.handler.js';
import { MissedLinks } from './model/missed-links.js';
import { Snapshots } from './model/snapshots.js';
import { TripLinks } from './model/trip-links.js';
import { EndedTripPageHandler } from './views/trip-page/ended-trip-page.query.js';
import { FindDeviceHandler } from './views/trip-page/find-device.query.js';
import { FindSubscriptionLinkHandler } from './views/trip-page/subscription-link.query.js';
import { FindNamesVersionHandler } from './views/trip-page/names-version.query.js';
import { FindTripAnswerHandler } from './views/trip-page/trip-answer.query.js';
import { FindTripPageHeadHandler } from './views/trip-page/trip-page-head.query.js';
import { FindTripPageVersionHandler, TripPageHandler } from './views/trip-page/trip-page.query.js';

/** What a traveller sees and does: the part of this context that needs no rules and no GraphQL. */
@Module({
  imports: [PlacesInMemoryModule],
  providers: [
    {
      provide: TripLinks,
      useFactory: (secrets: LinkSecrets, config: Pick<Config, 'publicUrl'>) => new TripLinks(secrets, config.publicUrl),
      inject: [LinkSecrets, CONFIG],
    },
    MissedLinks,
    Snapshots,
    AddDeviceHandler,
    RemoveDeviceHandler,
    FindDeviceHandler,
    SubscribeToUpdatesHandler,
    ConfirmSubscriptionHandler,
    UnsubscribeHandler,
    MarkChangeReadHandler,
    BringPageForwardHandler,
    NotePageShownHandler,
    SetRhythmHandler,
    TripPageHandler,
    FindTripPageVersionHandler,
    FindTripPageHeadHandler,
    FindTripAnswerHandler,
    FindNamesVersionHandler,
    EndedTripPageHandler,
    FindSubscriptionLinkHandler,
  ],
  exports: [PlacesInMemoryModule, TripLinks, MissedLinks],
})
export class TripPagesModule {}
