import { describeStoredTranslations } from './stored-translations.js';

describeStoredTranslations('PostgreSQL', null);
