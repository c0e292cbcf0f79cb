export { Admission } from '../admission/admission.js';
export { BASE_HEADERS, type First } from '../connections/index.js';
export { GuardedAdapter, stoppingProblems } from './guarded-adapter.js';
export { httpErrors } from './http-errors.middleware.js';
export { problemAsJson, type HttpProblem, type ProblemWriter } from './http-problem.js';
export { onceASecond } from './once-a-second.js';
export { overload } from './overload.middleware.js';
export { requestContext } from './request-context.middleware.js';
export { contentPolicy } from './content-policy.middleware.js';
