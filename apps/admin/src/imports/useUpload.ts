import { useCallback, useRef, useState } from 'react';
import { useLogoutIfAccessDenied } from 'react-admin';
import { uploadFile } from './upload-file.js';

export interface Upload {
  /** Share of the file that has been sent, in percent; null: nothing is being sent. */
  sent: number | null;
  /** Resolves with the id of the file. */
  sendFile: (file: Blob) => Promise<string>;
  cancelUpload: () => void;
}

/** Sends a file and says how much of it has arrived; a token that no longer counts leads to the login. */
export function useUpload(): Upload {
  const logoutIfAccessDenied = useLogoutIfAccessDenied();
  const [sent, setSent] = useState<number | null>(null);
  const current = useRef<AbortController>(null);
  const sendFile = useCallback(
    async (file: Blob) => {
      current.current = new AbortController();
      setSent(0);
      try {
        return await uploadFile(file, (share) => setSent(Math.floor(share * 100)), current.current.signal);
      } catch (error) {
        await logoutIfAccessDenied(error);
        throw error;
      } finally {
        setSent(null);
      }
    },
    [logoutIfAccessDenied],
  );
  return { sent, sendFile, cancelUpload: () => current.current?.abort() };
}
