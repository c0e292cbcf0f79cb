import { CommandBus } from '@nestjs/cqrs';
import { Args, Mutation, Resolver } from '@nestjs/graphql';
import type { Outcome } from '@landfall/kernel';
import { currentRequest, toFieldErrors, validated, type Presented } from '@landfall/platform';
import { viewerWithOrganisation } from '@landfall/organisations/viewer-organisation';
import { CreateJourney, CreateJourneyInput } from './create-journey.command.js';

@Resolver()
export class CreateJourneyResolver {
  constructor(private readonly commands: CommandBus) {}

  @Mutation('createMyjourney')
  async createMyjourney(@Args() input: CreateJourneyInput): Promise<Presented<'CreateMyjourneyPayload'>> {
    const { language, correlationId } = currentRequest();
    const command = new CreateJourney(validated(CreateJourneyInput, input), viewerWithOrganisation(), correlationId);
    const result = await this.commands.execute<CreateJourney, Outcome<{ id: string; url: string }>>(command);
    if (result.ok) return { ok: true, errors: [], url: result.url, id: result.id };
    return { ok: false, errors: toFieldErrors(result.rejections, language), url: null, id: null };
  }
}
