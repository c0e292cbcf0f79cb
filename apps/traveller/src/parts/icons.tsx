import type { ReactElement, ReactNode } from 'react';

export type Tone = 'blue' | 'yellow' | 'red' | 'gray' | 'purple';
export type Shape = 'check' | 'alert' | 'bar' | 'slash' | 'arrows' | 'question' | 'clock';

/** One shape per meaning: colour alone must not carry it. */
const SHAPES: Record<Shape, ReactElement<{ children: ReactNode[] }>> = {
  check: (
    <>
      <circle cx="16" cy="16" r="14.5" />
      <path d="M9 16.5l5 5 9-10.5" />
    </>
  ),
  alert: (
    <>
      <path d="M16 2.5 30.5 28.5h-29z" className="edge" />
      <path d="M16 12v8M16 23v3" />
    </>
  ),
  bar: (
    <>
      <path d="M10.2 2h11.6L30 10.2v11.6L21.8 30H10.2L2 21.8V10.2z" />
      <path d="M8.5 16h15" />
    </>
  ),
  slash: (
    <>
      <rect x="3" y="3" width="26" height="26" rx="3" className="edge" />
      <path d="M9 23 23 9" />
    </>
  ),
  arrows: (
    <>
      <path d="M16 1 31 16 16 31 1 16z" />
      <path d="M8 13h13l-4-4M24 19H11l4 4" />
    </>
  ),
  question: (
    <>
      <rect x="3" y="3" width="26" height="26" rx="3" className="edge" />
      <path d="M12 12.5c0-5 8-5 8 0 0 3-4 3-4 6.5M16 22v3" />
    </>
  ),
  clock: (
    <>
      <circle cx="16" cy="16" r="14" className="edge" />
      <path d="M16 8v9l6 4" />
    </>
  ),
};

export const SHAPE_NAMES = Object.keys(SHAPES) as Shape[];

/** The outline of a shape, or the sign on it. */
const partOf = (shape: Shape, part: 0 | 1): ReactNode => SHAPES[shape].props.children[part];

/** A shape as an SVG of its own, in the colours of a tone: `fill` within, `edge` around, `sign` on it. */
export const DrawnShape = ({
  shape,
  fill,
  edge,
  sign,
}: {
  shape: Shape;
  fill: string;
  edge: string;
  sign: string;
}): ReactNode => (
  <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32" width="32" height="32">
    <g fill={fill} stroke={edge} strokeWidth="1.5">
      {partOf(shape, 0)}
    </g>
    <g fill="none" stroke={sign} strokeWidth="3">
      {partOf(shape, 1)}
    </g>
  </svg>
);

/** The shapes, once per page; `Icon` refers to them. */
export const IconShapes = (): ReactNode => (
  <svg className="sprite" aria-hidden="true" width="0" height="0">
    {Object.entries(SHAPES).map(([name, drawing]) => (
      <symbol key={name} id={`i-${name}`} viewBox="0 0 32 32">
        {drawing}
      </symbol>
    ))}
  </svg>
);

/** Drawn in the colours of the tone around it; always beside a word. */
export const Icon = ({ shape }: { shape: Shape }): ReactNode => (
  <svg className="ic" aria-hidden="true">
    <use href={`#i-${shape}`} />
  </svg>
);

export const Badge = ({ tone, shape, children }: { tone: Tone; shape: Shape; children: ReactNode }): ReactNode => (
  <span className={`badge ${tone}`}>
    <Icon shape={shape} />
    {children}
  </span>
);
