import type { StatusColor } from '../../gen/graphql.js';
import { Tag } from './Tag.js';

/** A number that asks for attention; none is a dash. */
export const CountTag = ({ count, tone }: { count: number; tone: StatusColor }) =>
  count > 0 ? <Tag tone={tone}>{count}</Tag> : '–';
