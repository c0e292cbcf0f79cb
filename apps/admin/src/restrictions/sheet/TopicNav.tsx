import { Box } from '@mui/material';
import { useEffect, useState } from 'react';
import { useTranslate } from 'react-admin';
import type { Topic } from './statements.js';

export const topicId = (topic: Topic): string => `topic-${topic}`;

/** Height of the bar of the console and of this one: a heading below them is in sight. */
const ROOT_MARGIN = '-110px 0px -60% 0px';

/** The topic whose heading was passed last. */
function useCurrent(topics: readonly Topic[]): Topic | null {
  const [current, setCurrent] = useState<Topic | null>(null);
  const key = topics.join();
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        const seen = entries.find(({ isIntersecting }) => isIntersecting);
        if (seen) setCurrent(seen.target.id.replace(/^topic-/, '') as Topic);
      },
      { rootMargin: ROOT_MARGIN },
    );
    for (const id of key.split(',')) {
      const section = document.getElementById(topicId(id as Topic));
      if (section) observer.observe(section);
    }
    return () => observer.disconnect();
  }, [key]);
  return current;
}

interface Props {
  topics: readonly { topic: Topic; count: number }[];
}

/** Jumps to a topic; always in sight. */
export function TopicNav({ topics }: Props) {
  const translate = useTranslate();
  const current = useCurrent(topics.map(({ topic }) => topic));
  const jump = (topic: Topic) => {
    const heading = document.querySelector<HTMLElement>(`#${topicId(topic)} h3`);
    heading?.scrollIntoView({ block: 'start' });
    heading?.focus({ preventScroll: true });
  };
  return (
    <Box
      component="nav"
      aria-label={translate('sheet.topics')}
      sx={{
        position: 'sticky',
        top: 48,
        zIndex: 2,
        display: 'flex',
        overflowX: 'auto',
        scrollbarWidth: 'thin',
        bgcolor: 'background.paper',
        borderBottom: 1,
        borderColor: 'line',
      }}
    >
      {topics.map(({ topic, count }) => (
        <Box
          key={topic}
          component="button"
          type="button"
          aria-current={current === topic ? 'location' : undefined}
          onClick={() => jump(topic)}
          sx={{
            all: 'unset',
            cursor: 'pointer',
            px: '10px',
            py: '10px',
            whiteSpace: 'nowrap',
            fontSize: 13,
            color: 'text.secondary',
            borderBottom: '2px solid transparent',
            '&[aria-current]': { color: 'text.primary', fontWeight: 620, borderColor: 'primary.main' },
            '&:hover': { color: 'text.primary' },
            '&:focus-visible': { outline: '3px solid', outlineColor: 'primary.main', outlineOffset: -3 },
          }}
        >
          {translate(`sheet.topic.${topic}`)} <small>{count}</small>
        </Box>
      ))}
    </Box>
  );
}
