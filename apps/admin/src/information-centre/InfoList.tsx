import { NullableBooleanInput, SearchInput, useTranslate } from 'react-admin';
import { webAddress } from '../answer/section-model.js';
import type { OperatorInfo } from '../gen/graphql.js';
import { RecordList } from '../ui/resource/RecordList.js';

const ADDRESSES = ['link', 'linkDe', 'linkEn'] as const;

export function List() {
  const translate = useTranslate();
  return (
    <RecordList<OperatorInfo>
      sort={{ field: 'infoCategory', order: 'ASC' }}
      canUndo
      exportRow={({ id, name, infoCategory, link, linkDe, linkEn, allowIframe }) => ({
        id,
        name,
        infoCategory,
        link,
        linkDe,
        linkEn,
        allowIframe,
      })}
      filters={[
        <SearchInput key="search" source="search" alwaysOn />,
        <NullableBooleanInput key="frame" source="allowIframe" alwaysOn />,
      ]}
      columns={[
        { key: 'name', isSortable: true, isHeading: true },
        { key: 'infoCategory', isSortable: true },
        {
          key: 'addresses',
          cell: (info) =>
            [...new Set(ADDRESSES.map((field) => webAddress(info[field])).filter((address) => address !== null))]
              .map((address) => new URL(address).hostname)
              .join(', '),
        },
        {
          key: 'allowIframe',
          isTight: true,
          cell: ({ allowIframe }) => translate(allowIframe ? 'ra.boolean.true' : 'ra.boolean.false'),
        },
      ]}
    />
  );
}
