import { lazy, type ComponentType, type LazyExoticComponent } from 'react';

type Loaded<P> = { default: ComponentType<P> };

interface LazyScreen<P> {
  Screen: LazyExoticComponent<ComponentType<P>>;
  /** Loads it ahead of its first use. */
  prepare: () => Promise<void>;
}

/**
 * A screen with code of its own. One that is prepared shows at once: React would otherwise render its placeholder first, and then hold the
 * screen back for 300 ms.
 */
export function lazyScreen<P>(load: () => Promise<Loaded<P>>): LazyScreen<P> {
  let ready: Loaded<P> | null = null;
  // React asks for a promise and needs no more of it than `then`, which may answer at once.
  const atOnce = (loaded: Loaded<P>): Promise<Loaded<P>> =>
    ({ then: (take: (value: Loaded<P>) => void) => take(loaded) }) as unknown as Promise<Loaded<P>>;
  return {
    Screen: lazy(() => (ready ? atOnce(ready) : load())),
    prepare: async () => {
      ready = await load();
    },
  };
}
