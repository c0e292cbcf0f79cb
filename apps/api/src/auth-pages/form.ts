import { isLanguage, type Language } from '@landfall/kernel';
import { currentRequest } from '@landfall/platform';

export const LOGIN = '/login';

export type Form = Readonly<Record<string, unknown>> | undefined;

/** What was typed into a field; empty: nothing. */
export const typed = (form: Form, name: string): string => (typeof form?.[name] === 'string' ? form[name] : '');

/** The language that a page or its form names, else that of the request. */
export const languageOf = (text: unknown): Language => (isLanguage(text) ? text : currentRequest().language);
