import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { Database, type Presented } from '@landfall/platform';
import { organisationById } from '../organisation/organisation-store.js';
import { presentOrganisation } from '../organisation/present-organisation.js';
import { MAX_WIDGET_NATIONALITIES } from './widget.input.js';

/** The widget of an organisation; null: it has none yet, or may have none. */
export class OwnWidget extends Query<Presented<'Widget'> | null> {
  constructor(readonly organisationId: string) {
    super();
  }
}

@QueryHandler(OwnWidget)
export class OwnWidgetHandler implements IQueryHandler<OwnWidget> {
  constructor(private readonly database: Database) {}

  async execute({ organisationId }: OwnWidget): Promise<Presented<'Widget'> | null> {
    const organisation = await this.database.transaction('system', (tx) => organisationById(tx, organisationId));
    if (!organisation?.widgetEnabled) return null;
    const { widgetCode, widgetNationality, widgetNationalities, widgetPurpose } = organisation;
    if (widgetCode === null || widgetNationality === null || widgetPurpose === null) return null;
    return {
      id: widgetCode,
      nationalityDefault: { id: widgetNationality },
      organisation: presentOrganisation(organisation, 'own'),
      restrictionType: widgetPurpose,
      nationalities: widgetNationalities.map((id) => ({ id })),
      maxWidgetNationalities: MAX_WIDGET_NATIONALITIES,
    };
  }
}
