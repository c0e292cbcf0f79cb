import { CommandBus } from '@nestjs/cqrs';
import { Args, Mutation, Resolver } from '@nestjs/graphql';
import type { Outcome } from '@landfall/kernel';
import { currentRequest, toFieldErrors, validated, type Presented } from '@landfall/platform';
import { viewerWithOrganisation } from '@landfall/organisations/viewer-organisation';
import { UpdateJourney, UpdateJourneyInput } from './update-journey.command.js';

@Resolver()
export class UpdateJourneyResolver {
  constructor(private readonly commands: CommandBus) {}

  @Mutation('updateMyjourneyEmailNote')
  async updateMyjourneyEmailNote(@Args() input: UpdateJourneyInput): Promise<Presented<'UpdateMyjourneyPayload'>> {
    const { language, correlationId } = currentRequest();
    const result = await this.commands.execute<UpdateJourney, Outcome<{ id: string }>>(
      new UpdateJourney(validated(UpdateJourneyInput, input), viewerWithOrganisation(), correlationId),
    );
    if (result.ok) return { ok: true, error: null, id: result.id, errors: [] };
    const errors = toFieldErrors(result.rejections, language);
    return { ok: false, error: errors[0]?.messages[0] ?? null, id: null, errors };
  }
}
