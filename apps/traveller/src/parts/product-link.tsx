import type { ReactNode } from 'react';

/** Mark and name of the product, as on the login of the staff. */
export const ProductLink = ({ href }: { href: string }): ReactNode => (
  <a className="brand" href={href}>
    <svg aria-hidden="true" viewBox="0 0 32 32" width="32" height="32">
      <rect width="32" height="32" rx="8" fill="#0e1f33" />
      <path d="M5 20.5 12.5 10l4.2 5.6 2.6-3.3L27 20.5z" fill="#fff" />
      <circle cx="23" cy="8.6" r="2.6" fill="#ffbf47" />
      <path
        d="M5 24.6q2.75-1.6 5.5 0t5.5 0 5.5 0 5.5 0"
        fill="none"
        stroke="#8db3dd"
        strokeWidth="1.8"
        strokeLinecap="round"
      />
    </svg>
    Landfall
  </a>
);
