import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { accepted, rejection, type Outcome } from '@landfall/kernel';
import { imageOf, showImage } from '@landfall/media/image-store';
import { Places } from '@landfall/places';
import { appendNext, Database, type Tx, type Validated } from '@landfall/platform';
import { decideOrganisation } from './update-organisation.decide.js';
import { ORGANISATION_STREAM, organisationRevised } from './organisation-events.js';
import { Organisation } from './organisation.entity.js';
import type { OrganisationInput } from './organisation.input.js';

export class UpdateOrganisation extends Command<Outcome<object>> {
  constructor(
    readonly input: Validated<OrganisationInput>,
    readonly organisationId: string,
    readonly actor: { userId: string; correlationId: string },
  ) {
    super();
  }
}

/** Changes the profile of an organisation; its trip pages show it at once. */
@CommandHandler(UpdateOrganisation)
export class UpdateOrganisationHandler implements ICommandHandler<UpdateOrganisation> {
  constructor(
    private readonly database: Database,
    private readonly places: Places,
  ) {}

  execute({ input, organisationId, actor }: UpdateOrganisation): Promise<Outcome<object>> {
    return this.database.transaction('system', async (tx) => {
      const id = organisationId;
      await tx.manager.findOneOrFail(Organisation, { where: { id }, lock: { mode: 'pessimistic_write' } });
      const outcome = decideOrganisation(input, this.places);
      if (!outcome.ok) return outcome;
      const logo = await logoIn(tx, input.input.logoId, organisationId);
      if (!logo.ok) return logo;
      const changes = { ...outcome.changes, ...logo.columns };
      if (Object.keys(changes).length === 0) return accepted({});
      await tx.manager.update(Organisation, { id }, changes);
      if (logo.columns) await showImage(tx, id, logo.columns.logoId);
      const context = { actor: actor.userId, correlationId: actor.correlationId };
      await appendNext(
        tx,
        { stream: ORGANISATION_STREAM, streamId: id },
        [organisationRevised(Object.keys(changes))],
        context,
      );
      return accepted({});
    });
  }
}

type LogoColumns = Pick<Organisation, 'logoId' | 'logoWidth' | 'logoHeight'>;

/** Null: the logo stays. */
async function logoIn(
  tx: Tx,
  logoId: string | null | undefined,
  organisationId: string,
): Promise<Outcome<{ columns: LogoColumns | null }>> {
  if (logoId === undefined) return accepted({ columns: null });
  if (logoId === null || logoId === '')
    return accepted({ columns: { logoId: null, logoWidth: null, logoHeight: null } });
  const image = await imageOf(tx, String(logoId), { purpose: 'logo', organisationId });
  if (!image) return rejection('logoId', 'rejection.notFound');
  return accepted({ columns: { logoId: image.id, logoWidth: image.width, logoHeight: image.height } });
}
