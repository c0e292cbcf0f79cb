/** A coast that comes into sight: the picture behind the login. */
export const Coast = () => (
  <svg className="coast" aria-hidden="true" viewBox="0 0 1440 300" preserveAspectRatio="xMidYMax slice">
    <rect y="210" width="1440" height="90" fill="var(--sea)" />
    <path
      d="M0 210 118 128l74 46 108-104 96 88 62-34 138 86zM860 210l96-52 60 26 128-112 116 92 58-30 122 76z"
      fill="var(--land)"
      opacity="0.55"
    />
    <path d="M140 210 268 118l70 52 52-30 120 70zM1020 210l132-84 62 44 96-36 130 68v8z" fill="var(--land)" />
    <circle cx="1092" cy="70" r="13" fill="var(--focus)" />
    <path
      d="M0 240q60-14 120 0t120 0 120 0 120 0 120 0 120 0 120 0 120 0 120 0 120 0 120 0 120 0M60 270q60-12 120 0t120 0 120 0 120 0 120 0 120 0 120 0 120 0 120 0 120 0 120 0"
      fill="none"
      stroke="var(--land)"
      strokeWidth="2"
      opacity="0.7"
    />
  </svg>
);

export const LoginMark = () => (
  <svg aria-hidden="true" viewBox="0 0 32 32" width="34" height="34">
    <rect width="32" height="32" rx="8" fill="var(--ink)" />
    <path d="M5 20.5 12.5 10l4.2 5.6 2.6-3.3L27 20.5z" fill="var(--on-ink)" />
    <circle cx="23" cy="8.6" r="2.6" fill="var(--focus)" />
    <path
      d="M5 24.6q2.75-1.6 5.5 0t5.5 0 5.5 0 5.5 0"
      fill="none"
      stroke="var(--land)"
      strokeWidth="1.8"
      strokeLinecap="round"
    />
  </svg>
);

export const Eye = ({ isOpen }: { isOpen: boolean }) => (
  <svg
    aria-hidden="true"
    viewBox="0 0 24 24"
    width="22"
    height="22"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.9"
  >
    <path d="M2 12s3.6-7 10-7 10 7 10 7-3.6 7-10 7S2 12 2 12z" />
    <circle cx="12" cy="12" r="3" />
    {isOpen && <path d="M4 4l16 16" strokeLinecap="round" />}
  </svg>
);

export const Key = () => (
  <svg width="18" height="18" viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeWidth="2" aria-hidden="true">
    <circle cx="8" cy="15" r="4" />
    <path d="m11 12 9-9m-4 4 3 3m-6 0 2 2" />
  </svg>
);
