import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { accepted, rejection, type Outcome } from '@landfall/kernel';
import { imageOf, showImage } from '@landfall/media/image-store';
import { Places } from '@landfall/places';
import { appendEvents, Database, type Tx, type Validated } from '@landfall/platform';
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
      await append(tx, id, Object.keys(changes), actor);
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

async function append(
  tx: Tx,
  streamId: string,
  fields: readonly string[],
  { userId, correlationId }: UpdateOrganisation['actor'],
): Promise<void> {
  const { rows } = await tx.query<{ version: number }>(
    'select coalesce(max(version), 0)::int as version from event_log where stream = $1 and stream_id = $2',
    [ORGANISATION_STREAM, streamId],
  );
  const event = { stream: ORGANISATION_STREAM, streamId, ...organisationRevised(fields) };
  await appendEvents(tx, [event], rows[0]!.version, { actor: userId, correlationId });
}
