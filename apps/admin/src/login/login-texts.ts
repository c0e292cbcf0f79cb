import { login as de } from '../i18n/de/login.js';
import { login as en } from '../i18n/en/login.js';
import { login as nl } from '../i18n/nl/login.js';
import type { UiLanguage } from '../session/session.js';

export type LoginTexts = typeof de.login;

export const LOGIN_TEXTS: Readonly<Record<UiLanguage, LoginTexts>> = { de: de.login, en: en.login, nl: nl.login };
