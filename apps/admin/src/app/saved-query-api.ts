import { HttpError } from 'react-admin';
import {
  CreateSavedQueryDocument,
  DeleteSavedQueryDocument,
  SavedQueryListDocument,
  type FieldErrors,
  type SavedQuery,
} from '../gen/graphql.js';
import { send } from '../graphql/client.js';
import { Rejection } from '../graphql/resources/rejection.js';
import type { SavedQueryApi } from './saved-query-store.js';

function accepted({ ok, errors }: { ok: boolean; errors: FieldErrors[] }): void {
  if (ok) return;
  const rejection = new Rejection(errors);
  throw new HttpError(rejection.message, 200, rejection);
}

export const savedQueryApi: SavedQueryApi = {
  list: async (screen): Promise<SavedQuery[]> =>
    (await send(SavedQueryListDocument, { screen })).savedQueryList.results,
  create: async (screen, name, filter) =>
    accepted((await send(CreateSavedQueryDocument, { input: { id: null, screen, name, filter } })).createSavedQuery),
  delete: async (id) => accepted((await send(DeleteSavedQueryDocument, { id })).deleteSavedQuery),
};
