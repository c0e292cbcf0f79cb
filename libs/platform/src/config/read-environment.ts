import { readFileSync } from 'node:fs';
import { validateSync } from 'class-validator';
import { prepared } from '../validation/prepare.js';

/** A missing or invalid setting; the message names the variable. */
export class ConfigError extends Error {}

export type Env = Readonly<Record<string, string | undefined>>;

/** Reads the variables of a settings class: environment, then file of `X_FILE`, then default. `emptyFiles`: an empty file sets nothing. */
export function readEnvironment<T extends object>(type: new () => T, env: Env, { emptyFiles = false } = {}): T {
  const variables: Record<string, string> = {};
  for (const [name, fallback] of Object.entries(new type())) {
    const file = env[`${name}_FILE`];
    const value = file && !env[name] ? contentOf(`${name}_FILE`, file, emptyFiles) : env[name];
    const isLeftOpen = value === '' && typeof fallback === 'number';
    if (value !== undefined && !isLeftOpen) variables[name] = value;
  }
  const settings = prepared(type, variables);
  const errors = validateSync(settings, { stopAtFirstError: true, validationError: { target: false, value: false } });
  const sentences = errors.flatMap(({ constraints }) => Object.values(constraints ?? {}));
  if (sentences.length > 0) throw new ConfigError(sentences.join('\n'));
  return settings;
}

function contentOf(name: string, file: string, mayBeEmpty: boolean): string {
  const content = textOf(name, file).trim();
  if (content === '' && !mayBeEmpty) throw new ConfigError(`${name} names ${file}, which is empty.`);
  return content;
}

function textOf(name: string, file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    throw new ConfigError(`${name} names ${file}, which cannot be read (${(error as NodeJS.ErrnoException).code}).`);
  }
}
