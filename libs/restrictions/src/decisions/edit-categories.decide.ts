import { DETAIL_CATEGORIES } from '@landfall/catalogue';
import type { Rejections } from '@landfall/kernel';
import type { RestrictionDetail } from '../model/restriction/entry-restriction.js';

type EditCategory = RestrictionDetail['editCategories'][number];

const CATEGORY_SHOWN = 60;
const COPYABLE: ReadonlyMap<string, boolean> = new Map(DETAIL_CATEGORIES.map((c) => [c.key, c.allowCopyFromBusiness]));

/** The categories that an editor has opened, each once, in the order of its first mention; the last mention counts. */
export function decideEditCategories(list: readonly unknown[], field: string, rejections: Rejections): EditCategory[] {
  const decided = list.flatMap((item) => decideCategory(item, field, rejections) ?? []);
  return [...new Map(decided.map((entry) => [entry.category, entry])).values()];
}

function decideCategory(item: unknown, field: string, rejections: Rejections): EditCategory | null {
  const { category, copyFromBusiness } = fieldsOf(item);
  if (typeof category !== 'string' || !COPYABLE.has(category)) {
    const named = [category, item].find((one) => typeof one === 'string') ?? '–';
    rejections.add(field, 'rejection.unknownCategory', { category: named.slice(0, CATEGORY_SHOWN) });
    return null;
  }
  if (copyFromBusiness != null && typeof copyFromBusiness !== 'boolean')
    rejections.add(field, 'rejection.wrongKind', { key: 'copyFromBusiness' });
  const isCopied = copyFromBusiness === true;
  if (isCopied && !COPYABLE.get(category)) rejections.add(field, 'rejection.copyNotAllowed', { category });
  return { category, copyFromBusiness: isCopied };
}

const fieldsOf = (item: unknown): { category?: unknown; copyFromBusiness?: unknown } =>
  item !== null && typeof item === 'object' ? item : {};
