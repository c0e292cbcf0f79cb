import { useCallback, type ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import type { StatusColor } from '../gen/graphql.js';
import { STATUS_COLORS } from '../graphql/enum-values.js';
import { StatusMark } from '../ui/status/StatusMark.js';

const SUMMARY = ['OK', 'REQUIRED', 'REQUIRED_ONE', 'REQUIRED_MANY', 'REQUIRED_ALL', 'DEPENDS', 'UNKNOWN'];

/** An expected or an actual answer as a reader knows it; several that conflict stand beside each other. */
export function useExpected(): (content: unknown) => ReactNode {
  const translate = useTranslate();
  return useCallback(
    (content) => {
      if (Array.isArray(content)) return content.map((one) => String(one)).join(' / ');
      if (content === null || content === undefined) return translate('restrictions.notKnown');
      if (typeof content === 'boolean') return translate(content ? 'restrictions.yes' : 'restrictions.no');
      if (STATUS_COLORS.includes(content as StatusColor)) return <StatusMark status={content as StatusColor} />;
      if (typeof content !== 'string') return JSON.stringify(content);
      return SUMMARY.includes(content) ? translate(`summaryStatus.${content}`) : content;
    },
    [translate],
  );
}
