import { ChannelSignal } from '@landfall/platform';

/** Names each trip that is made, by its id and in whatever transaction (a trigger). A hint: what is made while nobody listens is not named. */
export class NewTripSignal extends ChannelSignal {
  constructor(databaseUrl: string, role: string) {
    super(databaseUrl, 'landfall_new_trip_pages', role);
  }
}
