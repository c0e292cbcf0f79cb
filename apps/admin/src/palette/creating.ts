/** What an address is opened with whose trip page is to be made at once. */
export const CREATING = { isCreating: true } as const;
