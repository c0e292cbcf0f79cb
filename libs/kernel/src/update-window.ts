/** Mails about changes start this many days before departure (spec: application, section 9); the texts of pages and mails name the number too. */
export const UPDATE_WINDOW_DAYS = 30;
