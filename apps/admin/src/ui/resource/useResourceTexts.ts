import { useMemo } from 'react';
import { useResourceContext, useTranslate } from 'react-admin';

interface ResourceTexts {
  title: string;
  add: string;
  /** The label of a field, which react-admin puts on inputs as well. */
  field: (name: string) => string;
  empty: { title: string; text: string };
  /** The question before a record of this name is deleted. */
  deletion: (name: string) => { title: string; text: string };
}

/** The texts that every resource has below `resources.<name>`: `title`, `add`, `fields`, `empty`, `emptyText`, `deleteTitle`, `deleteText`. */
export function useResourceTexts(): ResourceTexts {
  const translate = useTranslate();
  const resource = useResourceContext();
  return useMemo(() => {
    const text = (key: string, values?: object): string => translate(`resources.${resource}.${key}`, values);
    return {
      title: text('title'),
      add: text('add'),
      field: (name) => text(`fields.${name}`),
      empty: { title: text('empty'), text: text('emptyText') },
      deletion: (name) => ({ title: text('deleteTitle', { name }), text: text('deleteText') }),
    };
  }, [translate, resource]);
}
