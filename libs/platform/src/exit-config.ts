/** EX_CONFIG of sysexits.h: a restart would fail again. */
export const EXIT_CONFIG = 78;
