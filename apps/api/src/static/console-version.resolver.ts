import { ResolveField, Resolver } from '@nestjs/graphql';
import { CONSOLE_DIST } from './console-dist.js';
import { consoleVersion } from './console-version.js';

/** An open console compares it with its own, and offers to reload (spec: application, section 9). */
@Resolver('CurrentUser')
export class ConsoleVersionResolver {
  @ResolveField('dmVersionKey')
  dmVersionKey(): Promise<string> {
    return consoleVersion(CONSOLE_DIST);
  }
}
