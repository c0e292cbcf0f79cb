import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { accepted, newId, rejection, Rejections, type Outcome } from '@landfall/kernel';
import { Places } from '@landfall/places';
import { appendNext, Database, type Validated } from '@landfall/platform';
import { ORGANISATION_STREAM, organisationRevised } from '../organisation/organisation-events.js';
import { Organisation } from '../organisation/organisation.entity.js';
import type { WidgetInput } from './widget.input.js';

const FIELDS = ['widgetNationalities', 'widgetNationality', 'widgetPurpose'];

export class UpdateWidget extends Command<Outcome<object>> {
  constructor(
    readonly input: Validated<WidgetInput>,
    readonly organisationId: string,
    readonly actor: { userId: string; correlationId: string },
  ) {
    super();
  }
}

/** Sets what the widget of an organisation offers (spec: application, section 5); the first time gives it its code, which stays. */
@CommandHandler(UpdateWidget)
export class UpdateWidgetHandler implements ICommandHandler<UpdateWidget> {
  constructor(
    private readonly database: Database,
    private readonly places: Places,
  ) {}

  execute({ input, organisationId: id, actor }: UpdateWidget): Promise<Outcome<object>> {
    return this.database.transaction('system', async (tx) => {
      const lock = { mode: 'pessimistic_write' } as const;
      const organisation = await tx.manager.findOneOrFail(Organisation, { where: { id }, lock });
      if (!organisation.widgetEnabled) return rejection('id', 'rejection.widgetDisabled');
      const rejections = this.rejectionsOf(input);
      if (rejections.any) return rejections.toRejection();
      const { nationalityDefaultId, nationalityIds, restrictionType } = input.input;
      await tx.manager.update(
        Organisation,
        { id },
        {
          widgetCode: organisation.widgetCode ?? newId(),
          widgetNationality: nationalityDefaultId,
          widgetNationalities: nationalityIds,
          widgetPurpose: restrictionType,
        },
      );
      const context = { actor: actor.userId, correlationId: actor.correlationId };
      await appendNext(tx, { stream: ORGANISATION_STREAM, streamId: id }, [organisationRevised(FIELDS)], context);
      return accepted({});
    });
  }

  private rejectionsOf({ input, shape }: Validated<WidgetInput>): Rejections {
    const rejections = new Rejections(shape);
    const { nationalityDefaultId, nationalityIds } = input;
    if (!this.places.country(nationalityDefaultId))
      rejections.add('nationalityDefaultId', 'rejection.unknownCountry', { id: nationalityDefaultId.slice(0, 40) });
    const unknown = nationalityIds.find((id) => !this.places.country(id));
    if (unknown !== undefined && !rejections.has('nationalityIds'))
      rejections.add('nationalityIds', 'rejection.unknownCountry', { id: unknown.slice(0, 40) });
    if (!rejections.any && !nationalityIds.includes(nationalityDefaultId))
      rejections.add('nationalityIds', 'rejection.defaultNationality');
    return rejections;
  }
}
