export { httpErrors } from './http-errors.middleware.js';
export { keepConnections } from './keep-connections.js';
export { problemAsJson, type HttpProblem, type ProblemWriter } from './http-problem.js';
export { overload } from './overload.middleware.js';
export { requestContext } from './request-context.middleware.js';
export { securityHeaders } from './security-headers.middleware.js';
