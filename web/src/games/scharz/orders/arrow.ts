// The shape of an arrow between two spaces: slightly bent, so that there and back do not cover each other.

interface Point {
  x: number;
  y: number;
}

export interface ArrowShape {
  line: string;
  head: string;
  middle: Point;
}

/** `unit` is the size of a pixel in the drawing: the head and the gaps keep their size on the screen. */
export function arrowPath(from: Point, to: Point, unit: number): ArrowShape {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const length = Math.hypot(dx, dy) || 1;
  const [along, across] = [
    { x: dx / length, y: dy / length },
    { x: -dy / length, y: dx / length },
  ];
  const bend = Math.min(length * 0.16, 40);
  const gap = Math.min(10 * unit, length * 0.15);
  const start = { x: from.x + along.x * gap, y: from.y + along.y * gap };
  const tip = { x: to.x - along.x * gap, y: to.y - along.y * gap };
  const control = { x: (start.x + tip.x) / 2 + across.x * bend, y: (start.y + tip.y) / 2 + across.y * bend };
  const into = Math.atan2(tip.y - control.y, tip.x - control.x);
  return {
    line: `M${point(start)}Q${point(control)} ${point(tip)}`,
    head: `M${point(tip)}L${point(wing(tip, into + 2.6, 11 * unit))}L${point(wing(tip, into - 2.6, 11 * unit))}Z`,
    middle: { x: (start.x + 2 * control.x + tip.x) / 4, y: (start.y + 2 * control.y + tip.y) / 4 },
  };
}

function wing(tip: Point, angle: number, length: number): Point {
  return { x: tip.x + Math.cos(angle) * length, y: tip.y + Math.sin(angle) * length };
}

const point = ({ x, y }: Point): string => `${x.toFixed(1)} ${y.toFixed(1)}`;
