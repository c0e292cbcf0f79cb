import { useCallback } from 'react';
import type { Importer } from '../gen/graphql.js';

/** What an importer is called; one that is no longer there keeps the name it is stored with. */
export const useImporterTitle = (importers: readonly Importer[]): ((name: string) => string) =>
  useCallback((name) => importers.find((one) => one.name === name)?.title ?? name, [importers]);
