import { Inject } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { Args, Query, Resolver } from '@nestjs/graphql';
import { FindEvidenceOfTrip, Signer, signedFile } from '@landfall/evidence/evidence-of-trip';
import { EvidenceInput, OwnTripPage } from '@landfall/journeys/past-pages';
import { dayIn, type Clock } from '@landfall/kernel';
import { viewerWithOrganisation } from '@landfall/organisations/viewer-organisation';
import { Places } from '@landfall/places';
import { CLOCK, CONFIG, validInput, type Config, type Presented } from '@landfall/platform';
import { evidenceFile, PdfRenderer } from '@landfall/traveller/evidence-file';

/** Brings together what the log has about a trip and what sets pages as PDF. */
@Resolver()
export class EvidenceFileResolver {
  constructor(
    private readonly queries: QueryBus,
    private readonly places: Places,
    private readonly pdf: PdfRenderer,
    private readonly signer: Signer,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: Pick<Config, 'timeZone'>,
  ) {}

  @Query('myjourneyEvidence')
  async evidence(
    @Args() { id: journeyId, language, contractOn }: EvidenceInput & { id: string },
  ): Promise<Presented<'EvidenceFile'> | null> {
    const { organisationId } = viewerWithOrganisation();
    const input = validInput(EvidenceInput, { language, contractOn });
    const page = await this.queries.execute(new OwnTripPage(journeyId, organisationId, input.language ?? null));
    const evidence = page && (await this.queries.execute(new FindEvidenceOfTrip(journeyId, organisationId)));
    if (!evidence) return null;
    const dayOf = (moment: string): string => dayIn(this.config.timeZone, new Date(moment));
    const today = dayIn(this.config.timeZone, this.clock.now());
    const options = { contractOn: input.contractOn ?? null, today, dayOf };
    const pdf = await this.pdf.render(evidenceFile(page, evidence, this.places, options));
    return {
      name: `${page.journey.dateStart}-${journeyId}.pdf`,
      content: signedFile(pdf, this.signer).toString('base64'),
      records: evidence.leaves.length,
    };
  }
}
