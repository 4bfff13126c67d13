// What part of the map is in sight: moved and enlarged by wheel, pinch, drag, keys and the mini-map.
import { select } from 'd3-selection';
import { zoom, zoomIdentity, type ZoomBehavior, type ZoomTransform } from 'd3-zoom';
import { scrollerOf } from '../scroller';
import { listenForDoubleTaps } from './doubletap';
import type { MapData } from './types';

/** Pixels per unit beyond which enlarging shows nothing new. */
const LARGEST = 2.6;

/** Pixels per unit at which names and pieces of all fields have room. */
const READABLE = 0.66;

/** The share of the room beside a map for which it becomes a little smaller. */
const ENOUGH = 0.8;

const NOTHING = { above: 0, below: 0 };

/** Left upper and right lower corner. */
type Corners = [[number, number], [number, number]];

export class Viewport {
  width = $state(0);
  height = $state(0);
  x = $state(0);
  y = $state(0);
  factor = $state(1);
  /** Pixels on the right that something else covers. */
  #covered = $state(0);
  /** Pixels at the upper and the lower end that are scrolled out of sight. */
  #beyond = NOTHING;
  /** The map goes somewhere by itself: nobody pulls at its edges, and its box may be scrolled next. */
  #isShowing = false;
  #box: HTMLElement | null = null;
  /** The point in the middle, in units of the drawing: it stays there when the box changes its size. */
  #centre: { x: number; y: number } | null = null;
  #behaviour: ZoomBehavior<HTMLElement, unknown> | null = null;
  /** After a finger has enlarged the map by tapping twice: what its first tap opened is closed. */
  ondoubletap: () => void = () => undefined;

  /** `isTaken`: a gesture that belongs to something on the map. */
  constructor(
    private readonly map: () => Pick<MapData, 'width' | 'height'>,
    private readonly isTaken: (event: Event) => boolean = () => false,
  ) {}

  /** Screen pixels per unit of the drawing while the whole map is in sight. */
  get base(): number {
    const { width, height } = this.map();
    return Math.min((this.width - this.aside) / width, this.height / height) || 0.5;
  }

  /** Pixels on the right that the whole map leaves free: a tall one has room beside what covers its box, unless that is tall itself. */
  get aside(): number {
    const { width, height } = this.map();
    const beside = this.width - (width * this.height) / height;
    return !this.isWide && beside >= ENOUGH * this.#covered ? this.#covered : 0;
  }

  get isWide(): boolean {
    const { width, height } = this.map();
    return width >= height;
  }

  get scale(): number {
    return this.base * this.factor;
  }

  /** In whole pixels: between two of them the picture would be blurred. */
  get shift(): string {
    return `translate(${Math.round(this.x)}px, ${Math.round(this.y)}px)`;
  }

  get enlargement(): string {
    return `scale(${this.factor})`;
  }

  /** The part in sight, in units of the drawing. */
  get window(): { x: number; y: number; width: number; height: number } {
    const [left, top] = this.#margin();
    const at = (screen: number, moved: number, margin: number) => ((screen - moved) / this.factor - margin) / this.base;
    return {
      x: at(0, this.x, left),
      y: at(0, this.y, top),
      width: this.width / this.scale,
      height: this.height / this.scale,
    };
  }

  /** Whether a point of the drawing is in sight, with so many pixels around it. */
  shows({ x, y }: { x: number; y: number }, around = 0): boolean {
    const { x: left, y: top, width, height } = this.window;
    const right = left + width - this.#covered / this.scale;
    const room = around / this.scale;
    return x > left + room && x < right - room && y > top + room && y < top + height - room;
  }

  /** Something stands over the right side of the map: what is shown is shown beside it. */
  cover(pixels: number): void {
    const [before] = this.#margin();
    this.#covered = pixels;
    const [after] = this.#margin();
    // Enlarged, everything stays where it is; what lies open now draws the map back from under the cover.
    this.move(this.factor > 1 ? (before - after) * this.factor : 0, 0);
  }

  /** A place on the screen in units of the drawing. */
  fromScreen({ x, y }: { x: number; y: number }): { x: number; y: number } | null {
    const box = this.#box?.getBoundingClientRect();
    const { x: left, y: top } = this.window;
    return box ? { x: left + (x - box.left) / this.scale, y: top + (y - box.top) / this.scale } : null;
  }

  /** Listens to gestures on the box; called again whenever its size changes. */
  attach(box: HTMLElement): () => void {
    this.#box = box;
    this.#behaviour = zoom<HTMLElement, unknown>()
      .scaleExtent([1, Math.max(2, LARGEST / this.base)])
      .extent([
        [0, 0],
        [this.width, this.height],
      ])
      .constrain((transform, extent) => held(transform, extent, this.#sheet(transform.k)))
      .filter((event: Event) => !isHeardElsewhere(event) && !this.#isScrolling(event) && !this.isTaken(event))
      .on('start', () => (this.#beyond = this.#isShowing ? NOTHING : beyond(box)))
      .on('zoom', ({ transform }) => {
        [this.x, this.y, this.factor] = [transform.x, transform.y, transform.k];
        this.#centre = this.#middle();
      });
    select(box).call(this.#behaviour);
    if (this.#centre) this.show(this.#centre.x, this.#centre.y);
    const deafen = listenForDoubleTaps(box, (x, y) => {
      this.#call((it, behaviour) => select(it).call(behaviour.scaleBy, 2, [x, y]));
      this.ondoubletap();
    });
    return () => {
      deafen();
      select(box).on('.zoom', null);
    };
  }

  enlarge(by: number): void {
    this.#call((box, behaviour) => select(box).call(behaviour.scaleBy, by));
  }

  move(dx: number, dy: number): void {
    this.#call((box, behaviour) => select(box).call(behaviour.translateBy, dx / this.factor, dy / this.factor));
  }

  whole(): void {
    this.#call((box, behaviour) => select(box).call(behaviour.transform, zoomIdentity));
  }

  /** Brings a point of the drawing into the middle. */
  show(x: number, y: number): void {
    const [left, top] = this.#margin();
    const at: [number, number] = [left + x * this.base, top + y * this.base];
    const middle: [number, number] = [(this.width - this.#covered) / 2, this.height / 2];
    this.#isShowing = true;
    this.#call((box, behaviour) => select(box).call(behaviour.translateTo, ...at, middle));
    this.#isShowing = false;
  }

  /** Comes near enough to read the fields around a point; a map that is large in its box already stays whole. */
  approach(x: number, y: number): void {
    const near = Math.min(1.8, READABLE / this.base);
    if (near < 1.1) return;
    this.#call((box, behaviour) => select(box).call(behaviour.scaleTo, near));
    this.show(x, y);
  }

  /** Not enlarged, the map has nowhere to go: one finger then scrolls what is around it. */
  #isScrolling(event: Event): boolean {
    return this.factor === 1 && event.type === 'touchstart' && (event as TouchEvent).touches.length < 2;
  }

  /**
   * The map in its box, in pixels: an enlarged map leaves no empty border, a narrow one stays in the middle.
   * Its edges come as far in as something covers the box there, or as it is out of sight.
   */
  #sheet(factor: number): Corners {
    const [left, top] = this.#margin();
    const { above, below } = factor > 1 ? this.#beyond : NOTHING;
    const right = this.width - this.aside - left;
    return [
      [left, top - above / factor],
      [right + this.#covered / factor, this.height - top + below / factor],
    ];
  }

  /** The middle of what nothing covers, in units of the drawing. */
  #middle(): { x: number; y: number } {
    const { x, y, height } = this.window;
    return { x: x + (this.width - this.#covered) / this.scale / 2, y: y + height / 2 };
  }

  #margin(): [number, number] {
    const { width, height } = this.map();
    return [(this.width - this.aside - width * this.base) / 2, (this.height - height * this.base) / 2];
  }

  #call(action: (box: HTMLElement, behaviour: ZoomBehavior<HTMLElement, unknown>) => void): void {
    if (this.#box && this.#behaviour) action(this.#box, this.#behaviour);
  }
}

/** The transform that keeps the sheet over the whole box; where it is smaller than the box, in its middle. */
function held(transform: ZoomTransform, [[left, top], [right, bottom]]: Corners, sheet: Corners): ZoomTransform {
  const back = (before: number, after: number) =>
    after > before ? (before + after) / 2 : Math.min(0, before) || Math.max(0, after);
  return transform.translate(
    back(transform.invertX(left) - sheet[0][0], transform.invertX(right) - sheet[1][0]),
    back(transform.invertY(top) - sheet[0][1], transform.invertY(bottom) - sheet[1][1]),
  );
}

/** How much of a box is scrolled out of sight; its scroll margin tells what lies over the lower edge. */
function beyond(box: HTMLElement): { above: number; below: number } {
  const scroller = scrollerOf(box)?.getBoundingClientRect();
  if (!scroller) return NOTHING;
  const { top, bottom } = box.getBoundingClientRect();
  const margin = parseFloat(getComputedStyle(box).scrollMarginBottom) || 0;
  return { above: Math.max(0, scroller.top - top), below: Math.max(0, bottom + margin - scroller.bottom) };
}

/** Buttons and lit targets keep their double click; two taps of a finger are `doubletap.ts`; pieces are pulled. */
function isHeardElsewhere(event: Event): boolean {
  if (event.type === 'touchend') return true;
  const isPress = event.type === 'mousedown' || event.type === 'touchstart';
  if (isPress && (event.target as Element).closest('[data-movable]')) return true;
  return event.type === 'dblclick' && (event.target as Element).closest('button, [role="button"], a') !== null;
}
