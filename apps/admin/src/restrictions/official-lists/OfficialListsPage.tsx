import { Box, Link as MuiLink, Typography } from '@mui/material';
import { useMemo } from 'react';
import { BulkExportButton, NullableBooleanInput, SearchInput, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import type { OfficialListResult, VisaSaying } from '../../gen/graphql.js';
import { CountTag } from '../../ui/status/CountTag.js';
import { csvExporter } from '../../ui/resource/csv-exporter.js';
import { ResourceList } from '../../ui/resource/ResourceList.js';
import { ResourceTable } from '../../ui/resource/ResourceTable.js';
import { StaffOnly } from '../../ui/StaffOnly.js';
import type { Column } from '../../ui/table/column.js';
import { useDates } from '../../ui/useDates.js';

const SHOWN_CELLS = 30;

type Say = (saying: VisaSaying) => string;

function useSaying(): Say {
  const translate = useTranslate();
  return ({ words, days }) =>
    translate('officialLists.saying', {
      what: words.map((word) => translate(`officialLists.word.${word}`)).join(' / '),
      days: days ?? 0,
      hasDays: days === null ? 'no' : 'yes',
    });
}

const rulesOf = ({ country }: OfficialListResult): string =>
  `/entryrestrictions?filter=${encodeURIComponent(JSON.stringify({ country: country.iso2, level: 'COUNTRY' }))}`;

function CountryCell({ row }: { row: OfficialListResult }) {
  return (
    <MuiLink component={Link} to={rulesOf(row)} sx={{ fontWeight: 600 }}>
      {row.country.nameShort}
    </MuiLink>
  );
}

function ListsCell({ lists }: Pick<OfficialListResult, 'lists'>) {
  const translate = useTranslate();
  const { day } = useDates();
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 0.5, maxWidth: '26rem' }}>
      {lists.map(({ title, source, authority, dated }) => (
        <li key={source}>
          <MuiLink
            href={source}
            target="_blank"
            rel="noopener noreferrer"
            aria-label={translate('console.newTab', { name: title })}
          >
            {title}
          </MuiLink>
          <Box component="span" sx={{ display: 'block', color: 'text.secondary', fontSize: 13 }}>
            {translate('officialLists.dated', { authority, date: day(dated) })}
          </Box>
        </li>
      ))}
    </Box>
  );
}

/** How many, and which of them on demand. */
function Cells({ count, label, items }: { count: number; label: string; items: readonly string[] }) {
  const translate = useTranslate();
  if (count === 0) return 0;
  return (
    <Box component="details" sx={{ '& > summary': { cursor: 'pointer' } }}>
      <summary aria-label={label}>{count}</summary>
      <Box component="ul" sx={{ m: 0, mt: 0.5, pl: 2, fontSize: 13.5 }}>
        {items.slice(0, SHOWN_CELLS).map((item) => (
          <li key={item}>{item}</li>
        ))}
        {items.length > SHOWN_CELLS && (
          <li>{translate('officialLists.more', { count: items.length - SHOWN_CELLS })}</li>
        )}
      </Box>
    </Box>
  );
}

const disputesOf = ({ disputed }: OfficialListResult, say: Say, text: (values: object) => string): string[] =>
  disputed.map(({ passport, listed, said }) =>
    text({ passport: passport.nameShort, listed: say(listed), said: say(said) }),
  );

function useColumns(): readonly Column<OfficialListResult>[] {
  const translate = useTranslate();
  const say = useSaying();
  return useMemo(
    () => [
      {
        key: 'country',
        label: translate('restrictions.country'),
        isSortable: true,
        isHeading: true,
        minWidth: '7rem',
        cell: (row) => <CountryCell row={row} />,
      },
      {
        key: 'lists',
        label: translate('officialLists.lists'),
        minWidth: '14rem',
        cell: ({ lists }) => <ListsCell lists={lists} />,
      },
      {
        key: 'rightCount',
        isSortable: true,
        label: translate('officialLists.right'),
        cell: ({ rightCount }) => rightCount,
      },
      {
        key: 'unknownCount',
        isSortable: true,
        label: translate('officialLists.unknown'),
        minWidth: '8rem',
        isBlank: ({ unknownCount }) => unknownCount === 0,
        cell: ({ unknownCount, unknown }) => (
          <Cells
            count={unknownCount}
            label={translate('officialLists.unknownOf', { count: unknownCount })}
            items={unknown.map(({ nameShort }) => nameShort)}
          />
        ),
      },
      {
        key: 'disputedCount',
        isSortable: true,
        label: translate('officialLists.disputed'),
        minWidth: '14rem',
        isBlank: ({ disputedCount }) => disputedCount === 0,
        cell: (row) => (
          <Cells
            count={row.disputedCount}
            label={translate('officialLists.disputedOf', { count: row.disputedCount })}
            items={disputesOf(row, say, (values) => translate('officialLists.dispute', values))}
          />
        ),
      },
      {
        key: 'reviewsDueCount',
        isSortable: true,
        label: translate('reviewList.reviewsDue'),
        align: 'right',
        isBlank: ({ reviewsDueCount }) => reviewsDueCount === 0,
        cell: ({ reviewsDueCount }) => <CountTag count={reviewsDueCount} tone="YELLOW" />,
      },
    ],
    [translate, say],
  );
}

const exporter = csvExporter<OfficialListResult>('official-lists', (row) => ({
  country: row.country.nameShort,
  iso2: row.country.iso2,
  lists: row.lists.map(({ source }) => source).join(' '),
  right: row.rightCount,
  unknown: row.unknown.map(({ iso2 }) => iso2).join(' '),
  disputed: row.disputed.map(({ passport }) => passport.iso2).join(' '),
  reviewsDueCount: row.reviewsDueCount,
}));

function ResultTable() {
  const translate = useTranslate();
  const columns = useColumns();
  return (
    <>
      <Typography sx={{ color: 'text.secondary', mb: 1.5, maxWidth: '60rem' }}>
        {translate('officialLists.intro')}
      </Typography>
      <ResourceTable<OfficialListResult>
        label={translate('resources.officiallists.title')}
        columns={columns}
        nameOf={({ country }) => country.nameShort}
        bulkActions={<BulkExportButton />}
      />
    </>
  );
}

/** What the rules say beside the official lists: the destinations that differ first. */
export default function OfficialListsPage() {
  const translate = useTranslate();
  return (
    <StaffOnly title={translate('resources.officiallists.title')}>
      <ResourceList
        title={translate('resources.officiallists.title')}
        sort={{ field: 'disputedCount', order: 'DESC' }}
        exporter={exporter}
        empty={{ title: translate('officialLists.empty'), text: translate('officialLists.emptyText') }}
        filters={[
          <SearchInput key="search" source="search" alwaysOn />,
          <NullableBooleanInput
            key="isDisputed"
            source="isDisputed"
            label={translate('officialLists.disputedOnly')}
            alwaysOn
          />,
        ]}
      >
        <ResultTable />
      </ResourceList>
    </StaffOnly>
  );
}
