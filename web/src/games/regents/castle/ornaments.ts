// Ornament of the plan that follows from its outline: battlements, and the hachures of the rock below the walls.
import { along, round, type Point } from './geometry';

const MERLON = { spacing: 15, length: 8.5, depth: 5 };
const HACHURE = { spacing: 5.5, gap: 9, shortest: 5, longest: 15 };

/** Small blocks on the outer face of a closed line that runs clockwise, as one path. */
export function battlements(outline: readonly Point[]): string {
  const { spacing, length, depth } = MERLON;
  return along(outline, spacing)
    .map(({ x, y, dx, dy }) => {
      const start = `${round(x - (dx * length) / 2)} ${round(y - (dy * length) / 2)}`;
      const out = `${round(dy * depth)} ${round(-dx * depth)}`;
      const back = `${round(-dy * depth)} ${round(dx * depth)}`;
      return `M${start}l${out}l${round(dx * length)} ${round(dy * length)}l${back}`;
    })
    .join('');
}

/** Strokes that fall away from the walls like the rock on an engraved map, as one path. */
export function hachures(outline: readonly Point[]): string {
  const { spacing, gap, shortest, longest } = HACHURE;
  return along(outline, spacing)
    .map(({ x, y, dx, dy }, index) => {
      // Two waves out of step vary the length without chance, so the picture is the same every time.
      const wave = (Math.sin(index * 0.61) + Math.sin(index * 0.23 + 1)) / 4 + 0.5;
      const length = shortest + (longest - shortest) * wave;
      const [ox, oy] = [dy, -dx];
      const lean = Math.sin(index * 1.7) * 1.2;
      const start = `${round(x + ox * gap)} ${round(y + oy * gap)}`;
      return `M${start}l${round(ox * length + dx * lean)} ${round(oy * length + dy * lean)}`;
    })
    .join('');
}

/** A four-pointed compass star with its lesser points, around the origin. */
export function compassStar(radius: number): { light: string; dark: string } {
  const half = (angle: number, length: number, side: number): string => {
    const turn = (angle * Math.PI) / 180;
    const waist = ((angle + side * 45) * Math.PI) / 180;
    const w = radius * 0.2;
    const tip = `${round(length * Math.sin(turn))} ${round(-length * Math.cos(turn))}`;
    return `M0 0L${tip}L${round(w * Math.sin(waist))} ${round(-w * Math.cos(waist))}Z`;
  };
  const points = [45, 135, 225, 315, 0, 90, 180, 270];
  const length = (angle: number): number => (angle % 90 === 0 ? radius : radius * 0.55);
  return {
    light: points.map((angle) => half(angle, length(angle), -1)).join(''),
    dark: points.map((angle) => half(angle, length(angle), 1)).join(''),
  };
}
