/** On a line of its own below the buttons with which it shares a row that wraps. */
export const BELOW = { order: 1, flexBasis: '100%' };
