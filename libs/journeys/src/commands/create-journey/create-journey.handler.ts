import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Outcome } from '@landfall/kernel';
import { TripLinks } from '../../model/trip-links.js';
import { CreateJourney } from './create-journey.command.js';
import { JourneyMaker } from './journey-maker.js';

@CommandHandler(CreateJourney)
export class CreateJourneyHandler implements ICommandHandler<CreateJourney, Outcome<{ id: string; url: string }>> {
  constructor(
    private readonly maker: JourneyMaker,
    private readonly links: TripLinks,
  ) {}

  async execute({ input, viewer, correlationId }: CreateJourney): Promise<Outcome<{ id: string; url: string }>> {
    const made = await this.maker.make([{ input, label: null }], { viewer, correlationId });
    if (!made.ok) return made;
    const { id } = made.pages[0]!;
    return { ok: true, id, url: this.links.tripUrl(id) };
  }
}
