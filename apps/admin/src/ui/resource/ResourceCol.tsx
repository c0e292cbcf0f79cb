import {
  DataTableColumn,
  useDataTableRenderContext,
  useDataTableSortContext,
  type DataTableColumnProps,
} from 'react-admin';

const HEADING = { component: 'th', scope: 'row', 'data-row-heading': '' };
const DIRECTIONS = { ASC: 'asc', DESC: 'desc' } as const;

/** A column of react-admin that says to a screen reader how it is sorted and what the heading of a row is. */
export function ResourceCol({ isHeading = false, ...props }: DataTableColumnProps & { isHeading?: boolean }) {
  const place = useDataTableRenderContext();
  const sort = useDataTableSortContext();
  if (place === 'header') {
    const order = sort && sort.field === props.source ? sort.order : null;
    return <DataTableColumn {...props} sortDirection={order ? DIRECTIONS[order] : false} />;
  }
  return <DataTableColumn {...props} {...(place === 'data' && isHeading ? HEADING : {})} />;
}
