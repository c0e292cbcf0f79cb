export {
  parseAliveFile,
  parseGivesWay,
  parseConfig,
  parseTranslation,
  parseTravellerConfig,
  type Config,
  type SingleSignOnConfig,
  type TranslationConfig,
  type TravellerConfig,
} from './config/config.js';
export { describeFault, faultForLog, isOfConnection } from './describe-fault.js';
export { ConfigError } from './config/read-environment.js';
export { logRejections } from './logging/log-rejections.js';
export { ProcessLogger } from './logging/process-logger.js';
export { ServiceFault } from './config/service-fault.js';
export { failStartUp } from './config/fail-start-up.js';
export {
  APP_ROLE,
  Database,
  TRAVELLER_ROLE,
  type Scope,
  type Session,
  type Statements,
  type Tx,
} from './database/database.js';
export { APP_LOGIN, createProcessLogin, TRAVELLER_LOGIN } from './database/process-login.js';
export { columns } from './database/columns.js';
export { jsonbArray } from './database/jsonb-array.js';
export { nowByDatabase } from './database/now-by-database.js';
export { migrate } from './database/migrate.js';
export { appendEvents, appendNext, EVENTS_CHANNEL, VersionConflict, type AppendContext } from './events/event-log.js';
export { EventTypes, eventTypesOf, type EventTypeDefinition } from './events/event-types.js';
export { LogSubscriber } from './events/log-subscribers.js';
export {
  Subscriber,
  type AfterCommit,
  type SubscriberDefinition,
  type SubscriberOptions,
} from './events/subscriber.js';
export {
  rebuildView,
  resumeSubscriber,
  stoppedSubscribers,
  type StoppedSubscriber,
  type ViewDefinition,
} from './events/subscribers.js';
export { ChannelSignal } from './database/channel-signal.js';
export { EventFeed } from './events/event-feed.js';
export { LogSignal } from './events/log-signal.js';
export { CatchUpLoop } from './events/catch-up-loop.js';
export { WakeableDelay } from './events/wakeable-delay.js';
export { eventAt, LOG_START, logEnd, readLog, type LogPosition } from './events/read-log.js';
export type { Delivery, MailTransport, OutgoingMessage } from './mail/mail-transport.js';
export { checkDkimRecord, dkimRecordName, type DkimProblem } from './mail/check-dkim-record.js';
export { checkMailServer, mailServerName, type MailServerProblem } from './mail/check-mail-server.js';
export { SmtpTransport } from './mail/smtp-transport.js';
export { PushServices } from './push/push-services.js';
export { VapidKeys } from './push/vapid-keys.js';
export { WebPush, type OutgoingPush, type PushDelivery, type PushTransport } from './push/push-transport.js';
export { BackgroundModule } from './background.module.js';
export { PlatformModule } from './platform.module.js';
export { JobHost, JobProcessor, type JobData } from './queues/job-processor.js';
export { Queues } from './queues/queues.js';
export { QueuesModule } from './queues/queues.module.js';
export { Conditions } from './list/conditions.js';
export { ListScreen, ListScreens } from './list/list-screens.js';
export { ContractPageInput, IsPageOfIds, ListFilterInput, ListInput, MAX_PAGE_SIZE } from './list/list.input.js';
export {
  contractPage,
  pageRequest,
  type ListArguments,
  type ListFilter,
  type ListPage,
  type PageRequest,
  type SortOrder,
} from './list/page-request.js';
export {
  inLanguage,
  inOrder,
  readPage,
  type ListSource,
  type PageOfIds,
  type SortKey,
  type SortKeys,
} from './list/read-page.js';
export { passing, when, type RowTest } from './list/filter-rows.js';
export { ascending, sortedBy, sortedPage } from './list/sorted-by.js';
export { Passwords } from './auth/passwords.js';
export { hashSecret, LinkSecrets, newSecret } from './auth/secrets.js';
export { decideByShape } from './records/decide-by-shape.js';
export { Records } from './records/records.js';
export type { Listing, RecordKind } from './records/record-kind.js';
export { listRows } from './records/record-store.js';
export { toFieldErrors } from './request/field-errors.js';
export { toPayload } from './request/payload.js';
export type { Presented } from './request/presented.js';
export { rejectingTaken } from './request/rejecting-taken.js';
export { currentRequest, runInRequest, type RequestContext, type Viewer } from './request/request-context.js';
export { CLOCK, CONFIG, MAIL_TRANSPORT } from './tokens.js';
export { Heartbeat, heartbeatProblem } from './database/heartbeat.js';
export {
  isPublicAddress,
  PublicWeb,
  WebFailure,
  type HostAddress,
  type WebAnswer,
  type WebLimits,
  type WebRejection,
} from './web/public-web.js';
export { validated, Validated, validInput, type InputClass } from './validation/validated.js';
export { saying } from './validation/saying.js';
export { Prepare } from './validation/prepare.js';
export {
  IsEmailAddress,
  IsWebAddress,
  OptionalText,
  OptionalTextAsTyped,
  RequiredText,
  Trimmed,
} from './validation/texts.js';
export {
  HasEntries,
  IsCalendarDay,
  IsCountryCode,
  IsMoment,
  IsOfferedLanguage,
  IsWholeNumber,
  Nested,
} from './validation/values.js';
export { beginAttempt, forgetAttempts, type GrowingWaitRule } from './limits/growing-wait.js';
export { networkOf, subscriberOf } from './limits/network-of.js';
export { giveBackWithin, RateLimit, RATE_LIMIT_TABLE, takeWithin, type RateLimitRule } from './limits/rate-limit.js';
export { NoSlot, Slots } from './limits/slots.js';
