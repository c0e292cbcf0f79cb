const KEY = 'landfall.recentSearches';
const KEPT = 50;

interface RecentSearch { query: string; at: string }

const isRecent = (entry: unknown): entry is RecentSearch =>
  typeof entry === 'object' && entry !== null && typeof (entry as RecentSearch).query === 'string';

/** Newest first; a store that cannot be read counts as empty. */
export function readRecentSearches(): RecentSearch[] {
  const stored = localStorage.getItem(KEY);
  if (stored === null) return [];
  try {
    const entries: unknown = JSON.parse(stored);
    return Array.isArray(entries) ? entries.filter(isRecent) : [];
  } catch {
    localStorage.removeItem(KEY);
    return [];
  }
}

/** Keeps the newest 50, each with the day of its lookup (spec: application, section 9). */
export function keepRecentSearch(query: string, now: Date): void {
  const others = readRecentSearches().filter((entry) => entry.query !== query);
  localStorage.setItem(KEY, JSON.stringify([{ query, at: now.toISOString() }, ...others].slice(0, KEPT)));
}
