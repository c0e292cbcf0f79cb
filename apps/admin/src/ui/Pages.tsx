import { TablePagination } from '@mui/material';
import { useTranslate } from 'react-admin';

interface Props {
  page: number;
  perPage: number;
  total: number;
  onPage: (page: number) => void;
}

/** Which rows are shown out of how many, and the way to the others; nothing where all fit on one page. */
export function Pages({ page, perPage, total, onPage }: Props) {
  const translate = useTranslate();
  if (total <= perPage) return null;
  return (
    <TablePagination
      component="nav"
      aria-label={translate('console.pages')}
      count={total}
      page={page - 1}
      rowsPerPage={perPage}
      rowsPerPageOptions={[]}
      onPageChange={(_, next) => onPage(next + 1)}
      labelDisplayedRows={({ from, to, count }) =>
        translate('ra.navigation.page_range_info', { offsetBegin: from, offsetEnd: to, total: count })
      }
      getItemAriaLabel={(type) => translate(`ra.navigation.${type}`)}
    />
  );
}
