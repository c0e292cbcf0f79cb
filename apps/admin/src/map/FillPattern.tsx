import type { Fill } from './fills.js';

const TILES: Readonly<Record<Fill['pattern'], number>> = { plain: 4, dots: 4, diagonal: 4, cross: 5, lines: 4 };

/** What is drawn on the ground of a tile. */
function Marks({ pattern, mark }: Pick<Fill, 'pattern' | 'mark'>) {
  switch (pattern) {
    case 'dots':
      return <circle cx="2" cy="2" r="0.75" fill={mark} stroke="none" />;
    case 'diagonal':
      return <path d="M-1 1l2-2M0 4l4-4M3 5l2-2" stroke={mark} strokeWidth="0.9" fill="none" />;
    case 'cross':
      return <path d="M0 0l5 5M5 0l-5 5" stroke={mark} strokeWidth="0.6" fill="none" />;
    case 'lines':
      return <path d="M0 2h4" stroke={mark} strokeWidth="0.5" fill="none" />;
    default:
      return null;
  }
}

interface Props {
  id: string;
  fill: Fill;
  /** Units of the drawing per unit of a tile. */
  scale: number;
}

/** A ground with its pattern, as a paint for shapes of a drawing. */
export function FillPattern({ id, fill: { ground, mark, pattern }, scale }: Props) {
  const size = TILES[pattern];
  return (
    <pattern id={id} width={size} height={size} patternUnits="userSpaceOnUse" patternTransform={`scale(${scale})`}>
      <rect width={size} height={size} fill={ground} />
      <Marks pattern={pattern} mark={mark} />
    </pattern>
  );
}
