import type { Editor } from '../gen/graphql.js';

/** Empty when it is not known who it was, such as an import. */
export const nameOfEditor = (editor: Pick<Editor, 'firstName' | 'lastName'> | null): string =>
  editor ? `${editor.firstName} ${editor.lastName}`.trim() : '';
