import { describeStoredTranslations } from '../../test/stored-translations.js';

describeStoredTranslations('PostgreSQL', null);
