import { fold } from '../ui/fold.js';

/** Something that can be found by its code, by the beginning of its name, or by any part of it. */
export interface Findable {
  code: string;
  label: string;
}

const rank = ({ code, label }: Findable, typed: string): number => {
  const name = fold(label);
  if (code.toLowerCase() === typed) return 0;
  if (name.startsWith(typed)) return 1;
  if (name.split(/[\s(-]/).some((word) => word.startsWith(typed))) return 2;
  if (name.includes(typed)) return 3;
  return typed.split(/\s+/).every((word) => name.includes(word)) ? 4 : Number.POSITIVE_INFINITY;
};

/** Those chosen lately before all others, in the order in which they are named. */
export function recentFirst<T extends Findable>(options: readonly T[], recent: readonly string[]): T[] {
  const lately = recent.flatMap((code) => options.filter((option) => option.code === code));
  return [...lately, ...options.filter((option) => !lately.includes(option))];
}

/** The best matches first: `th` finds Thailand (TH) before any name that merely begins with "Th". Several words may stand apart and in any order. */
export function rankPlaces<T extends Findable>(options: readonly T[], input: string, limit = 50): T[] {
  const typed = fold(input.trim());
  if (typed === '') return options.slice(0, limit);
  return options
    .map((option) => ({ option, rank: rank(option, typed) }))
    .filter(({ rank: value }) => value !== Number.POSITIVE_INFINITY)
    .sort((a, b) => a.rank - b.rank)
    .slice(0, limit)
    .map(({ option }) => option);
}
