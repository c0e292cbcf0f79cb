/** Good enough to catch slips of the hand; whether an address exists only a mail can tell. */
export const isEmail = (text: string): boolean => /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(text.trim());
