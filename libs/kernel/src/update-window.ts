/** Change mails go out from this day before departure (spec: application, section 9). */
export const UPDATE_WINDOW_DAYS = 30;
