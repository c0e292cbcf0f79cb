import { accepted, type Outcome } from '@landfall/kernel';
import type { Validated } from '../validation/validated.js';
import type { Row } from './record-kind.js';

/** The decision about an input that has nothing to check beside its shape. */
export const decideByShape =
  <T extends Row, Input extends object>(contentOf: (input: Input, state: T | null) => Omit<T, 'id'>) =>
  ({ input, shape }: Validated<Input>, state: T | null): Outcome<{ content: Omit<T, 'id'> }> =>
    shape.length > 0 ? { ok: false, rejections: [...shape] } : accepted({ content: contentOf(input, state) });
