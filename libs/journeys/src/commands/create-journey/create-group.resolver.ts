import { CommandBus } from '@nestjs/cqrs';
import { Args, Mutation, Resolver } from '@nestjs/graphql';
import { currentRequest, toFieldErrors, validated, type Presented } from '@landfall/platform';
import { viewerWithOrganisation } from '@landfall/organisations/viewer-organisation';
import { CreateGroup, CreateGroupInput } from './create-group.command.js';
import type { CreateGroupHandler } from './create-group.handler.js';

@Resolver()
export class CreateGroupResolver {
  constructor(private readonly commands: CommandBus) {}

  @Mutation('createMyjourneyGroup')
  async createGroup(@Args() input: CreateGroupInput): Promise<Presented<'CreateMyjourneyGroupPayload'>> {
    const { language, correlationId } = currentRequest();
    const command = new CreateGroup(validated(CreateGroupInput, input), viewerWithOrganisation(), correlationId);
    const result = await this.commands.execute<CreateGroup, Awaited<ReturnType<CreateGroupHandler['execute']>>>(
      command,
    );
    if (result.ok) return { ok: true, errors: [], pages: result.pages, isExisting: result.isExisting };
    return { ok: false, errors: toFieldErrors(result.rejections, language), pages: [], isExisting: false };
  }
}
