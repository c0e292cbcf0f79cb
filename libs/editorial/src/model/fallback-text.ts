import type { Language } from '@landfall/kernel';

/** The German or the English version for a reader: the one of the own language, else English before German; null: neither exists. */
export function fallbackText({ de, en }: { de: string | null; en: string | null }, language: Language): string | null {
  return language === 'de' ? (de ?? en) : (en ?? de);
}
