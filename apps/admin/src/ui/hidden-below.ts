/** For a text that names its control: below a width only screen readers get it. */
export const hiddenBelow = (width: 'sm' | 'md'): object => ({
  position: { xs: 'absolute', [width]: 'static' },
  width: { xs: 1, [width]: 'auto' },
  height: { xs: 1, [width]: 'auto' },
  overflow: 'hidden',
  clipPath: { xs: 'inset(50%)', [width]: 'none' },
  whiteSpace: 'nowrap',
});
