import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { accepted, isUuid, newId, rejection, type Outcome } from '@landfall/kernel';
import { appendNext, Database, rejectingTaken, type Tx, type Validated } from '@landfall/platform';
import { ORGANISATION_STREAM, organisationOpened, organisationRevised } from '../organisation/organisation-events.js';
import { Organisation } from '../organisation/organisation.entity.js';
import { decideOrganisationAccount, type OrganisationAccount } from './organisation-account.decide.js';
import type { OrganisationAccountInput } from './organisation-account.input.js';

export class SaveOrganisationAccount extends Command<Outcome<{ id: string }>> {
  constructor(
    readonly how: 'create' | 'update',
    readonly input: Validated<OrganisationAccountInput>,
    readonly actor: { userId: string; correlationId: string },
  ) {
    super();
  }
}

/** Opens an organisation, or changes what staff keep of it; its profile is kept by its own users. */
@CommandHandler(SaveOrganisationAccount)
export class SaveOrganisationAccountHandler implements ICommandHandler<SaveOrganisationAccount> {
  constructor(private readonly database: Database) {}

  execute({ how, input, actor }: SaveOrganisationAccount): Promise<Outcome<{ id: string }>> {
    return rejectingTaken({ organisation_id_code_public_key: 'idCodePublic' }, () =>
      this.database.transaction('system', async (tx) => {
        const state = how === 'update' ? await lockedOrganisation(tx, input.input.id ?? '') : null;
        if (how === 'update' && !state) return rejection('id', 'rejection.notFound');
        const outcome = decideOrganisationAccount(input, state);
        if (!outcome.ok) return outcome;
        const { content } = outcome;
        const id = state?.id ?? newId();
        if (state) await tx.manager.update(Organisation, { id }, content);
        else await tx.manager.insert(Organisation, { id, ...content });
        const changed = changedFields(state, content);
        const fact = state ? organisationRevised(changed) : organisationOpened(content.idCodePublic);
        const context = { actor: actor.userId, correlationId: actor.correlationId };
        if (changed.length > 0) await appendNext(tx, { stream: ORGANISATION_STREAM, streamId: id }, [fact], context);
        return accepted({ id });
      }),
    );
  }
}

const lockedOrganisation = (tx: Tx, id: string): Promise<Organisation | null> =>
  isUuid(id)
    ? tx.manager.findOne(Organisation, { where: { id }, lock: { mode: 'pessimistic_write' } })
    : Promise.resolve(null);

const changedFields = (before: OrganisationAccount | null, after: OrganisationAccount): string[] =>
  (Object.keys(after) as (keyof OrganisationAccount)[]).filter((field) => before?.[field] !== after[field]);
