// SVG path strings, as short as a tenth of a unit allows.
import { GRID, type Point, type Polygon } from './geometry';

export function polygonPath(polygon: Polygon): string {
  return polygon.map((ring) => `${linePath(ring)}z`).join('');
}

export function linePath(line: Point[]): string {
  let [x, y] = [0, 0];
  return line
    .map((point, index) => {
      const [px, py] = [Math.round(point[0] * GRID), Math.round(point[1] * GRID)];
      const step = pair(index === 0 ? px : px - x, index === 0 ? py : py - y);
      [x, y] = [px, py];
      return index === 0 ? `M${step}` : index === 1 ? `l${step}` : separated(step);
    })
    .join('');
}

/** A minus sign separates by itself. */
function separated(step: string): string {
  return step.startsWith('-') ? step : ` ${step}`;
}

function pair(x: number, y: number): string {
  return `${decimal(x)}${separated(decimal(y))}`;
}

function decimal(tenths: number): string {
  const text = String(tenths / GRID);
  return text.replace(/^(-?)0\./, '$1.');
}
