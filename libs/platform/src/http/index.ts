export { Admission } from '../admission/admission.js';
export { BASE_HEADERS, LOGIN_PERMISSIONS, type First } from '../connections/index.js';
export { GuardedAdapter, stoppingProblems } from './guarded-adapter.js';
export { httpErrors } from './http-errors.middleware.js';
export { problemAsJson, type HttpProblem, type ProblemWriter } from './http-problem.js';
export { onceASecond } from './once-a-second.js';
export { overload, turnAway } from './overload.middleware.js';
export { isSecure } from './is-secure.js';
export { requestContext, tokenOf } from './request-context.middleware.js';
export { contentPolicy } from './content-policy.middleware.js';
export {
  answerUpload,
  answerUploadFault,
  TOO_MANY_UPLOADS,
  tooLarge,
  unbroken,
  uploadProblem,
  type UploadProblem,
} from './uploads.js';
