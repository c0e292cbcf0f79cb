/** Days before departure from which change mails go out (spec: application, section 9). */
export const UPDATE_WINDOW_DAYS = 30;
