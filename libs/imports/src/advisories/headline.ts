/** Longer words of an authority are not taken over: its page says the rest. */
export const HEADLINE_LENGTH = 200;
