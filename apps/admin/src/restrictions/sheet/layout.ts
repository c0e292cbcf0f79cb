/** The columns of a row: what it is about, what it says and for whom, how old it is. Below each other on a phone. */
export const ROW = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '168px minmax(0, 1fr) 148px' },
  columnGap: '16px',
  rowGap: '4px',
  alignItems: 'baseline',
  px: '12px',
  py: '7px',
} as const;
