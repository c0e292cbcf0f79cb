import { TextField } from '@mui/material';
import { lazy, Suspense } from 'react';

export interface FilterInputProps {
  source: string;
  label: string;
  /** Read by the list: it shows at once, or after it was chosen among the filters. */
  alwaysOn?: boolean;
}

// The list does not wait for the pickers of its filters.
const Inputs = {
  country: lazy(() => import('./CountryFilter.js')),
  airport: lazy(() => import('./AirportFilter.js')),
  line: lazy(() => import('./LineFilter.js')),
};

function Later({ input, ...props }: FilterInputProps & { input: keyof typeof Inputs }) {
  const Input = Inputs[input];
  return (
    <Suspense fallback={<TextField label={props.label} disabled />}>
      <Input {...props} />
    </Suspense>
  );
}

/** Narrows the list to one country. */
export const CountryFilter = (props: FilterInputProps) => <Later input="country" {...props} />;

/** Narrows the list to trips that change planes at one airport. */
export const AirportFilter = (props: FilterInputProps) => <Later input="airport" {...props} />;

/** Narrows the list to the cruises of one line. */
export const LineFilter = (props: FilterInputProps) => <Later input="line" {...props} />;
