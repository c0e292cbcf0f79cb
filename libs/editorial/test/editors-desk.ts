import type { Type } from '@nestjs/common';
import { Test, type TestingModule } from '@nestjs/testing';
import type { Language } from '@landfall/kernel';
import { ListScreen, PlatformModule, runInRequest, type Config, type Viewer } from '@landfall/platform';
import type { MutationResult } from '@landfall/platform/schema';
import { TripWorld } from '../../journeys/test/trip-world.js';
import { EditorialModule } from '../src/editorial.module.js';

/** The lists of contexts that the desk does without. */
class OtherLists {
  @ListScreen('entryrestrictions') restrictions(): void {}
  @ListScreen('reviewsdue') reviewsDue(): void {}
  @ListScreen('mytrip-history') trips(): void {}
}

/** The editors' tools as the api mounts them, on a database of their own and with a clock that stands. */
export class EditorsDesk {
  private constructor(
    readonly world: TripWorld,
    private readonly module: TestingModule,
  ) {}

  static async open(settings: Partial<Config> = {}, others: readonly Type[] = []): Promise<EditorsDesk> {
    const world = await TripWorld.open();
    const module = await Test.createTestingModule({
      imports: [PlatformModule.forRoot({ ...world.config, ...settings }, world.clock), EditorialModule, ...others],
      providers: [OtherLists],
    }).compile();
    await module.init();
    return new EditorsDesk(world, module);
  }

  startAfresh(): Promise<void> {
    return this.world.startAfresh();
  }

  async close(): Promise<void> {
    await this.module.close();
    await this.world.close();
  }

  get editor(): Viewer {
    return { userId: this.world.editor, isStaff: true, organisationId: null, permissions: [] };
  }

  /** Uses a resolver as somebody would through the api; German unless a language is named. */
  async as<R, T>(
    viewer: Viewer,
    resolver: Type<R>,
    work: (resolver: R) => T | Promise<T>,
    language: Language = 'de',
  ): Promise<T> {
    return runInRequest({ correlationId: 'test', language, viewer, token: null, address: '127.0.0.1' }, async () =>
      work(this.module.get(resolver)),
    );
  }
}

/** The fields that a payload rejects, with their messages; throws when it is accepted. */
export function rejected(payload: object): Record<string, string[]> {
  const { ok, errors } = payload as MutationResult;
  if (ok) throw new Error('It was accepted.');
  return Object.fromEntries(errors.map(({ field, messages }) => [field, [...messages]]));
}

/** The part of a payload that a mutation answers; throws what a rejection says. */
export function accepted<T>(payload: object, part: string): T {
  const { ok, errors } = payload as MutationResult;
  if (!ok) throw new Error(JSON.stringify(errors));
  return (payload as Record<string, T>)[part]!;
}
