import type { Language } from '@landfall/kernel';
import { renderAuthPage, type AuthPageView } from '@landfall/traveller/auth-page';
import { authTexts, type AuthTexts } from './auth-texts.js';

type Said = Required<Pick<AuthPageView, 'title' | 'text' | 'link'>>;

/** A page that says what has gone wrong, and where to go on, in a language that these pages have. */
export function errorPage(requested: Language, say: (texts: AuthTexts, language: Language) => Said): string {
  const { language, texts } = authTexts(requested);
  return renderAuthPage({ language, tone: 'error', ...say(texts, language) });
}
