import { readFileSync } from 'node:fs';
import { validateSync } from 'class-validator';
import { prepared } from '../validation/prepare.js';

/** A setting that is missing or wrong, in sentences that name the variable. */
export class ConfigError extends Error {}

export type Env = Readonly<Record<string, string | undefined>>;

/** The variables of a class of settings: from the environment, else from the file that `X_FILE` names, else the default of the property. */
export function readEnvironment<T extends object>(type: new () => T, env: Env): T {
  const given: Record<string, string> = {};
  for (const [name, fallback] of Object.entries(new type())) {
    const file = env[`${name}_FILE`];
    const value = env[name] ?? (file ? readFileSync(file, 'utf8').trim() : undefined);
    // Compose hands on every number it names, set or not.
    const isLeftOpen = value === '' && typeof fallback === 'number';
    if (value !== undefined && !isLeftOpen) given[name] = value;
  }
  const settings = prepared(type, given);
  const errors = validateSync(settings, { stopAtFirstError: true, validationError: { target: false, value: false } });
  const sentences = errors.flatMap(({ constraints }) => Object.values(constraints ?? {}));
  if (sentences.length > 0) throw new ConfigError(sentences.join('\n'));
  return settings;
}
