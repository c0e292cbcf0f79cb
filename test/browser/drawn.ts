import type { Page } from 'playwright-core';

/** How many components one key press drew, by the position of the card they stand in; those outside of all cards stand under -1. */
export type Drawn = Record<string, number>;

interface Fiber {
  tag: number;
  flags: number;
  alternate: Fiber | null;
  child: Fiber | null;
  sibling: Fiber | null;
  return: Fiber | null;
  stateNode: unknown;
}
interface Counting {
  count: Record<string, number> | null;
  __REACT_DEVTOOLS_GLOBAL_HOOK__: object;
}

/** Listens where React tells its developer tools of each commit; has to stand before the page loads. */
function listen(): void {
  const here = globalThis as unknown as Counting;
  here.count = null;
  const HOST = 5;
  const COMPONENTS = [0, 1, 11, 14, 15];
  const WORKED = 1;
  const elementOf = (fiber: Fiber): Element | null => {
    for (let at: Fiber | null = fiber; at; at = at.child) if (at.tag === HOST) return at.stateNode as Element;
    for (let at = fiber.return; at; at = at.return) if (at.tag === HOST) return at.stateNode as Element;
    return null;
  };
  const positionOf = (fiber: Fiber): number => {
    const cards = [...document.querySelectorAll('section[aria-labelledby="details-heading"] > ul > li')];
    const element = elementOf(fiber);
    return cards.findIndex((card) => element !== null && card.contains(element));
  };
  const walk = (first: Fiber, count: Record<string, number>): void => {
    for (let fiber: Fiber | null = first; fiber; fiber = fiber.sibling) {
      if (COMPONENTS.includes(fiber.tag) && (fiber.alternate === null || (fiber.flags & WORKED) !== 0)) {
        const position = positionOf(fiber);
        count[position] = (count[position] ?? 0) + 1;
      }
      // A child that is the same as before was left alone with all that is below it.
      if (fiber.child && fiber.child !== fiber.alternate?.child) walk(fiber.child, count);
    }
  };
  here.__REACT_DEVTOOLS_GLOBAL_HOOK__ = {
    renderers: new Map(),
    supportsFiber: true,
    inject: () => 1,
    onCommitFiberUnmount: () => undefined,
    onPostCommitFiberRoot: () => undefined,
    onCommitFiberRoot: (_: number, { current }: { current: Fiber }) =>
      here.count && current.child && walk(current.child, here.count),
  };
}

/** Loads the page again with the listener in place. */
export async function countDrawn(page: Page): Promise<void> {
  await page.addInitScript(listen);
  await page.reload();
}

/** What is drawn while something is done, until the browser has painted it. */
export async function drawnBy(page: Page, act: () => Promise<void>): Promise<Drawn> {
  await page.evaluate(() => {
    (globalThis as unknown as Counting).count = {};
  });
  await act();
  return page.evaluate(
    () =>
      new Promise<Record<string, number>>((done) => {
        requestAnimationFrame(() =>
          setTimeout(() => {
            const here = globalThis as unknown as Counting;
            done(here.count ?? {});
            here.count = null;
          }),
        );
      }),
  );
}
