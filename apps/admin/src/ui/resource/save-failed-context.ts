import { createContext } from 'react';

/** Whether the last attempt to save the form around failed. */
export const SaveFailedContext = createContext(false);
