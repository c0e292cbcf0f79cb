import type { Type } from '@nestjs/common';
import { Test, type TestingModule } from '@nestjs/testing';
import { PlatformModule, runInRequest, type Viewer } from '@landfall/platform';
import type { TripWorld } from './trip-world.js';

/** Modules of the product, on the database and by the clock of a world. The caller closes it. */
export async function modulesOf(
  { config, clock }: Pick<TripWorld, 'config' | 'clock'>,
  ...modules: Type<unknown>[]
): Promise<TestingModule> {
  const module = await Test.createTestingModule({
    imports: [PlatformModule.forRoot(config, clock), ...modules],
  }).compile();
  await module.init();
  return module;
}

/** What a resolver of a module answers a user, in German. */
export const resolvedFor = <R, T>(
  module: TestingModule,
  viewer: Viewer,
  type: Type<R>,
  work: (resolver: R) => T | Promise<T>,
  token: string | null = null,
): Promise<T> =>
  runInRequest({ correlationId: 'test', language: 'de', viewer, token, address: '127.0.0.1' }, async () =>
    work(module.get(type, { strict: false })),
  );
