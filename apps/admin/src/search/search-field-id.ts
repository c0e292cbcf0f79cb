/** The id of a field of the search form. */
export const searchFieldId = (field: string): string => `search-${field}`;
