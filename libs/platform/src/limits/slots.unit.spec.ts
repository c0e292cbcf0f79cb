import { setImmediate } from 'node:timers/promises';
import { NoSlot, Slots } from './slots.js';

/** Works that end on demand, and the order in which they began. */
class Works {
  readonly begun: string[] = [];
  private readonly ends = new Map<string, () => void>();
  work = (name: string) => (): Promise<string> => {
    this.begun.push(name);
    return new Promise((resolve) => this.ends.set(name, () => resolve(name)));
  };
  end(name: string): void {
    this.ends.get(name)!();
  }
}

describe('slots', () => {
  it('run a few works at a time, let a few wait and reject the others at once', async () => {
    const [slots, works] = [new Slots({ parallel: 2, waiting: 1, preferred: 1 }), new Works()];
    const results = ['a', 'b', 'c', 'd'].map((name) => slots.run(works.work(name)));
    await expect(results[3]).rejects.toBeInstanceOf(NoSlot);
    expect(works.begun).toEqual(['a', 'b']);
    works.end('a');
    await results[0];
    await setImmediate();
    expect(works.begun).toEqual(['a', 'b', 'c']);
    works.end('b');
    works.end('c');
    expect(await Promise.all(results.slice(0, 3))).toEqual(['a', 'b', 'c']);
  });

  it('let preferred works wait when others are rejected, and begin them first', async () => {
    const [slots, works] = [new Slots({ parallel: 1, waiting: 1, preferred: 1 }), new Works()];
    const first = slots.run(works.work('first'));
    const other = slots.run(works.work('other'));
    await expect(slots.run(works.work('rejected'))).rejects.toBeInstanceOf(NoSlot);
    const preferred = slots.run(works.work('preferred'), { isPreferred: true });
    works.end('first');
    await first;
    await setImmediate();
    expect(works.begun).toEqual(['first', 'preferred']);
    works.end('preferred');
    await preferred;
    await setImmediate();
    works.end('other');
    await other;
  });

  it('are free again after a work that failed', async () => {
    const slots = new Slots({ parallel: 1, waiting: 0, preferred: 0 });
    await expect(slots.run(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(await slots.run(async () => 'yes')).toBe('yes');
  });
});
