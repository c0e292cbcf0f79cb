import { Inject } from '@nestjs/common';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { accepted, newId, Rejections, type Clock, type FieldRejection, type Outcome } from '@landfall/kernel';
import { CLOCK, Database, LinkSecrets, validated } from '@landfall/platform';
import { insertGroup, journeysOfGroup } from '../../model/journey-group-store.js';
import { TripLinks } from '../../model/trip-links.js';
import { CreateGroup, type CreateGroupInput } from './create-group.command.js';
import { CreateJourneyInput } from './create-journey.command.js';
import { JourneyMaker, type PageToMake } from './journey-maker.js';

interface MadeGroup {
  pages: { id: string; label: string; url: string }[];
  /** The booking had its pages already: these are they, and nothing was made. */
  isExisting: boolean;
}

/** A page for each member of a booking, in one transaction. A second time, with the same number of the booking, makes none. */
@CommandHandler(CreateGroup)
export class CreateGroupHandler implements ICommandHandler<CreateGroup, Outcome<MadeGroup>> {
  constructor(
    private readonly maker: JourneyMaker,
    private readonly database: Database,
    private readonly links: TripLinks,
    private readonly secrets: LinkSecrets,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async execute({ input: { input, shape }, viewer, correlationId }: CreateGroup): Promise<Outcome<MadeGroup>> {
    const rejections = new Rejections(shape);
    if (rejections.any) return rejections.toRejection();
    const { organisationId } = viewer;
    const bookingHash = this.hashOf(organisationId, input.bookingNumber ?? null);
    const group = { id: newId(), organisationId, bookingHash, createdAt: this.clock.now() };
    const made = await this.maker.make(pagesOf(input), { viewer, correlationId }, async (tx) => {
      const { existing } = await insertGroup(tx, group);
      return { groupId: existing ?? group.id, isExisting: existing !== null };
    });
    if (!made.ok) return new Rejections(made.rejections.map(ofMembers)).toRejection();
    const { existingGroup } = made;
    const pages = existingGroup === null ? made.pages : await this.existing(organisationId, existingGroup);
    return accepted({
      pages: pages.map(({ id, label }) => ({ id, label: label ?? '', url: this.links.tripUrl(id) })),
      isExisting: existingGroup !== null,
    });
  }

  private existing(organisationId: string, groupId: string): Promise<{ id: string; label: string | null }[]> {
    return this.database.transaction({ organisationId }, (tx) => journeysOfGroup(tx, groupId));
  }

  /** The same for a number however it is spaced and written. */
  private hashOf(organisationId: string, bookingNumber: string | null): string | null {
    const number = bookingNumber?.replaceAll(/\s/g, '').toUpperCase();
    return number ? this.secrets.sign('booking', `${organisationId}:${number}`) : null;
  }
}

/** A page of its own for each member; all else they share. */
function pagesOf({ members, bookingNumber: _, ...shared }: CreateGroupInput): PageToMake[] {
  return members.map(({ label, citizenshipCountryIds }) => ({
    input: validated(CreateJourneyInput, { ...shared, citizenshipCountryIds }),
    label,
  }));
}

/** The form of a group has its nationalities with the members. */
const ofMembers = (rejection: FieldRejection): FieldRejection =>
  rejection.field === 'citizenshipCountryIds' ? { ...rejection, field: 'members' } : rejection;
