import { useCallback } from 'react';
import { HttpError, useNotify, useTranslate } from 'react-admin';
import { ApiError } from '../graphql/client.js';
import { Rejection } from '../graphql/resources/rejection.js';
import { TextsMissing } from '../i18n/i18n-provider.js';

/** What a failed call says to the user: the server's words, or that no answer came. */
export function useErrorText(): (error: unknown) => string {
  const translate = useTranslate();
  return useCallback(
    (error) => {
      if (error instanceof TextsMissing) return translate('app.textsError');
      if (error instanceof HttpError && error.body instanceof Rejection) return error.body.message;
      if (!(error instanceof ApiError))
        return translate('app.error', { message: error instanceof Error ? error.message : String(error) });
      if (error.code === 'NETWORK') return translate('app.errorNetwork');
      if (error.isForbidden) return translate('app.noPermission');
      const rejected = [...new Set(error.fields.flatMap(({ messages }) => messages))];
      if (rejected.length > 0) return rejected.join('\n');
      const text = translate('app.error', { message: error.message });
      return error.correlationId && !text.includes(error.correlationId)
        ? `${text}\n${translate('app.errorId', { id: error.correlationId })}`
        : text;
    },
    [translate],
  );
}

export function useNotifyError(): (error: unknown) => void {
  const notify = useNotify();
  const errorText = useErrorText();
  return useCallback((error) => notify(errorText(error), { type: 'error', multiLine: true }), [notify, errorText]);
}
