import { BullModule } from '@nestjs/bullmq';
import { Module, type ModuleMetadata } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import {
  eventTypesOf,
  JobHost,
  JobProcessor,
  ListScreen,
  parseConfig,
  PlatformModule,
  type Config,
  type EventTypeDefinition,
} from './index.js';
import { testDatabase, type TestDatabase } from './testing/index.js';

const QUEUE = 'test-boot';

let db: TestDatabase;
let config: Config;
beforeAll(async () => {
  db = await testDatabase();
  config = parseConfig({
    DATABASE_URL: db.appUrl,
    SMTP_URL: 'smtp://127.0.0.1:1',
    LANDFALL_SECRET: 'a secret of the tests, long enough',
  });
}, 30_000);
afterAll(() => db.close());

async function start(context: ModuleMetadata): Promise<void> {
  @Module(context)
  class Context {}

  @Module({ imports: [PlatformModule.forRoot(config), Context] })
  class Process {}

  const app = await NestFactory.createApplicationContext(Process, { logger: false, abortOnError: false });
  await app.close();
}

@JobProcessor({ queue: QUEUE })
class Works extends JobHost {
  async run(): Promise<void> {}
}

const queue = BullModule.registerQueue({ name: QUEUE });
const measured = (upcasters: object): EventTypeDefinition =>
  ({ type: 'test.BerthMeasured', schemaVersion: 3, upcasters }) as unknown as EventTypeDefinition;

describe('a process', () => {
  it('starts when every queue has a processor and every old event an upcaster', async () => {
    await start({
      imports: [queue],
      providers: [Works, eventTypesOf([measured({ 1: (p: unknown) => p, 2: (p: unknown) => p })])],
    });
  }, 20_000);

  it('does not start with a queue without a processor', async () => {
    await expect(start({ imports: [queue] })).rejects.toThrow('Queues without a processor: test-boot.');
  }, 20_000);

  it('does not start with a processor of an unregistered queue', async () => {
    await expect(start({ providers: [Works] })).rejects.toThrow('Processors without a queue: test-boot.');
  }, 20_000);

  it('does not start with an event type that lacks an upcaster', async () => {
    await expect(start({ providers: [eventTypesOf([measured({ 2: (p: unknown) => p })])] })).rejects.toThrow(
      'test.BerthMeasured lacks an upcaster from version 1.',
    );
  }, 20_000);

  it('does not start when two contexts define the same event type', async () => {
    const twice = measured({ 1: (p: unknown) => p, 2: (p: unknown) => p });
    await expect(start({ providers: [eventTypesOf([twice]), eventTypesOf([twice])] })).rejects.toThrow(
      'test.BerthMeasured is defined twice.',
    );
  }, 20_000);

  it('does not start when two lists have the same address', async () => {
    class Berths {
      @ListScreen('berths') all(): void {}
      @ListScreen('berths') free(): void {}
    }
    await expect(start({ providers: [Berths] })).rejects.toThrow('Two lists have the address berths.');
  }, 20_000);
});
