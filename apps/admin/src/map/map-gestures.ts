import { WHOLE, within, zoomed, type Point, type Size, type View } from './map-model.js';

const SETTLE_MS = 140;
/** A press that moves less is a click. */
const MOVED_PX = 4;
const WHEEL_UNIT = 240;

const pointerOf = ({ clientX, clientY }: MouseEvent): Point => ({ x: clientX, y: clientY });
const distanceOf = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);

/**
 * Moving with a pointer, pinching, and the wheel with Ctrl. While a gesture lasts only the transform of the picture changes, which
 * draws no country again; the view is set once it rests.
 */
export class MapGestures {
  private drawn = WHOLE;
  private next = this.drawn;
  private readonly pointers = new Map<number, Point>();
  private travelled = 0;
  private timer = 0;

  constructor(
    private readonly svg: SVGSVGElement,
    private readonly picture: SVGGElement,
    private readonly size: Size,
    private readonly onView: (view: View) => void,
  ) {}

  /** Listens until the function that it returns is called. */
  listen(): () => void {
    const end = new AbortController();
    const { signal } = end;
    this.svg.addEventListener('pointerdown', this.press, { signal });
    this.svg.addEventListener('pointermove', this.move, { signal });
    this.svg.addEventListener('pointerup', this.release, { signal });
    this.svg.addEventListener('pointercancel', this.release, { signal });
    this.svg.addEventListener('wheel', this.turn, { signal, passive: false });
    return () => {
      end.abort();
      clearTimeout(this.timer);
    };
  }

  /** This view has been drawn. */
  draw(view: View): void {
    this.drawn = view;
    this.next = view;
    this.picture.style.transform = '';
  }

  /** Whether the last press moved the map, so that it was no click. */
  get hasMoved(): boolean {
    return this.travelled >= MOVED_PX;
  }

  private unitsPerPixel(zoom: number): number {
    return this.size.width / zoom / Math.max(this.svg.getBoundingClientRect().width, 1);
  }

  private pointOf({ x, y }: Point): Point {
    const { left, top } = this.svg.getBoundingClientRect();
    const unit = this.unitsPerPixel(this.next.zoom);
    return { x: this.next.x + (x - left) * unit, y: this.next.y + (y - top) * unit };
  }

  private show(next: View): void {
    this.next = next;
    // The picture is in the units of the view that is drawn.
    const scale = next.zoom / this.drawn.zoom;
    const [x, y] = [this.drawn.x - next.x * scale, this.drawn.y - next.y * scale];
    this.picture.style.transform = `translate(${x}px, ${y}px) scale(${scale})`;
    this.settle();
  }

  private settle(): void {
    clearTimeout(this.timer);
    this.timer = window.setTimeout(() => {
      if (this.pointers.size === 0 && this.next !== this.drawn) this.onView(this.next);
    }, SETTLE_MS);
  }

  private readonly turn = (event: WheelEvent): void => {
    // Without Ctrl the wheel scrolls the page.
    if (!event.ctrlKey && !event.metaKey) return;
    event.preventDefault();
    this.show(zoomed(this.next, Math.exp(-event.deltaY / WHEEL_UNIT), this.pointOf(pointerOf(event)), this.size));
  };

  private readonly press = (event: PointerEvent): void => {
    if (this.pointers.size === 0) this.travelled = 0;
    this.pointers.set(event.pointerId, pointerOf(event));
  };

  private readonly move = (event: PointerEvent): void => {
    const before = this.pointers.get(event.pointerId);
    if (!before) return;
    const now = pointerOf(event);
    const other = [...this.pointers].find(([id]) => id !== event.pointerId)?.[1];
    this.pointers.set(event.pointerId, now);
    this.travelled += distanceOf(before, now);
    if (!this.hasMoved) return;
    if (!this.svg.hasPointerCapture(event.pointerId)) this.svg.setPointerCapture(event.pointerId);
    if (other) this.pinch(other, before, now);
    else if (this.next.zoom > 1) this.pan(before, now);
  };

  private pinch(other: Point, before: Point, now: Point): void {
    const was = distanceOf(other, before);
    if (was === 0) return;
    const middle = { x: (other.x + now.x) / 2, y: (other.y + now.y) / 2 };
    this.show(zoomed(this.next, distanceOf(other, now) / was, this.pointOf(middle), this.size));
  }

  private pan(before: Point, now: Point): void {
    const unit = this.unitsPerPixel(this.next.zoom);
    const { x, y, zoom } = this.next;
    this.show(within({ x: x - (now.x - before.x) * unit, y: y - (now.y - before.y) * unit, zoom }, this.size));
  }

  private readonly release = (event: PointerEvent): void => {
    this.pointers.delete(event.pointerId);
    this.settle();
  };
}
