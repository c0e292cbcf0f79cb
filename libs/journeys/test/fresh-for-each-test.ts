interface World {
  startAfresh(): Promise<void>;
  close(): Promise<void>;
}

/** One world for all tests of a file: opened once, emptied and arranged before each test, closed after the last. */
export function freshForEachTest<W extends World>(
  open: () => Promise<W>,
  arrange: (world: W) => void | Promise<void>,
): void {
  let world: W;
  beforeAll(async () => {
    world = await open();
  }, 30_000);
  beforeEach(async () => {
    await world.startAfresh();
    await arrange(world);
  });
  afterAll(() => world.close());
}
