/** Marks the link of a row that J and K stop at. */
export const ROW_LINK = 'data-row-link';
