import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isLanguage, type Language } from '@landfall/kernel';
import { requestedTranslations } from '@landfall/answers/requested-translation';
import type { MadeTranslation } from '@landfall/answers/translation-store';
import type { EntryRestriction } from '@landfall/restrictions/entry-restriction';
import { parse } from 'yaml';
import { RuleFileError } from './rule-file-error.js';

/** Texts in one language, by the English text of the rules. */
export type SeedTranslations = Map<Language, Map<string, string>>;

/**
 * What the seeds say in further languages: db/seeds/translations/pl/TH.yaml and so on, lists of `en` and the text in the language of
 * the folder. Throws `RuleFileError`.
 */
export async function loadSeedTranslations(seedsDir: string): Promise<SeedTranslations> {
  const root = join(seedsDir, 'translations');
  const languages = (await readdir(root)).filter(isLanguage);
  return new Map(
    await Promise.all(
      languages.map(async (language) => [language, await textsOf(join(root, language), language)] as const),
    ),
  );
}

async function textsOf(dir: string, language: Language): Promise<Map<string, string>> {
  const texts = new Map<string, string>();
  for (const name of (await readdir(dir)).filter((file) => file.endsWith('.yaml')).sort()) {
    const file = `translations/${language}/${name}`;
    const rows: unknown = parse(await readFile(join(dir, name), 'utf8'), { schema: 'core' });
    if (!Array.isArray(rows)) throw new RuleFileError(file, 'is not a list');
    for (const row of rows as Partial<Record<string, unknown>>[]) {
      const { en, [language]: text } = row;
      if (typeof en !== 'string' || typeof text !== 'string' || !text.trim())
        throw new RuleFileError(file, `a row lacks its text: ${JSON.stringify(row)}`);
      if (texts.has(en)) throw new RuleFileError(file, `a text is translated a second time: ${en}`);
      texts.set(en, text.trim());
    }
  }
  return texts;
}

/** The translations that readers of these restrictions need and the seeds have. */
export function seedTranslationsOf(
  restrictions: Iterable<EntryRestriction>,
  translations: SeedTranslations,
): MadeTranslation[] {
  return requestedTranslations(restrictions, [...translations.keys()]).flatMap(
    ({ key, text, source, target }): MadeTranslation[] => {
      const translated = translations.get(target)?.get(text);
      return translated === undefined || source !== 'en' ? [] : [{ key, source, target, translated }];
    },
  );
}
