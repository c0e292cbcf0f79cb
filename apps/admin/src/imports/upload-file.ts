import { upload } from '../graphql/upload.js';

/** Sends a file for an import and resolves with its id; fails as `upload` does. */
export async function uploadFile(
  file: Blob,
  onProgress: (share: number) => void,
  signal: AbortSignal,
): Promise<string> {
  const { fileId } = await upload<{ fileId: string }>('/api/imports/files', file, { onProgress, signal });
  return fileId;
}
