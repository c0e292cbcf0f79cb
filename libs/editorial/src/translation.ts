export { patient } from './translation/patient.js';
export {
  TRANSLATE_USAGE,
  translateCommand,
  TranslateRejected,
  type TranslateContext,
} from './translation/translate-command.js';
export { storingProvider } from './translation/provider-of.js';
