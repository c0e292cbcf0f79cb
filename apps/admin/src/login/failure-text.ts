import type { LoginTexts } from './login-texts.js';

interface Failure {
  message: string;
  code?: string;
  correlationId?: string | null;
}

/** Why a login failed, in words. */
export function failureText(error: unknown, texts: LoginTexts): string {
  const { message, code, correlationId = null }: Failure = error instanceof Error ? error : { message: String(error) };
  switch (code) {
    case 'NETWORK':
      return texts.network;
    case 'TOO_MANY_REQUESTS':
      return texts.tooMany;
    case 'AUTOMATIC':
      return texts.automaticFailed;
    case 'PASSKEY':
      return texts.passkeyFailed;
    case 'NO_PASSKEY':
      return texts.noPasskey;
    case 'BAD_USER_INPUT':
    case 'UNAUTHENTICATED':
      return texts.failed;
    default: {
      const text = texts.error.replace('{message}', message);
      return correlationId && !text.includes(correlationId)
        ? `${text}\n${texts.id.replace('{id}', correlationId)}`
        : text;
    }
  }
}
