export {
  deliverMails,
  deliverBatch,
  DELIVER_QUEUE,
  type DeliverDependencies,
} from './deliver-mails/deliver-mails.job.js';
export { sendVerificationWhenSubscriptionIsRequested } from './send-verification-when-subscription-is-requested/send-verification.reactor.js';
