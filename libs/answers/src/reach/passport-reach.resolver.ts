import { QueryBus } from '@nestjs/cqrs';
import { Args, Query, Resolver } from '@nestjs/graphql';
import { validInput, type Presented } from '@landfall/platform';
import { PassportReach, PassportReachArguments } from './passport-reach.query.js';

@Resolver()
export class PassportReachResolver {
  constructor(private readonly queries: QueryBus) {}

  @Query('passportReach')
  async passportReach(@Args() args: PassportReachArguments): Promise<Presented<'CountryReach'>[]> {
    return this.queries.execute(new PassportReach(validInput(PassportReachArguments, args)));
  }
}
