// Reads the paths of a written map back, to check the drawing as the browser gets it.
import type { Point } from './geometry';

/** The lines of a path made of `M`, `l` and `z`, as `path.ts` writes it. */
export function lines(path: string): Point[][] {
  return path
    .split('M')
    .slice(1)
    .map((part) => {
      const numbers = (part.match(/-?(?:\d+\.?\d*|\.\d+)/g) ?? []).map(Number);
      let [x, y] = [0, 0];
      const line: Point[] = [];
      for (let index = 0; index + 1 < numbers.length; index += 2) {
        [x, y] = [x + numbers[index]!, y + numbers[index + 1]!];
        line.push([x, y]);
      }
      return line;
    });
}
