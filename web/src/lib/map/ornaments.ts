// Shapes of the compass rose.

/** Rays of a rose of sixteen points around the origin, longest to the four quarters; each ray has a light and a dark half. */
export function rose(radius: number): { light: string; dark: string } {
  const rays = [
    ...ring(8, 22.5, radius * 0.46, radius * 0.15),
    ...ring(4, 45, radius * 0.68, radius * 0.17),
    ...ring(4, 0, radius, radius * 0.19),
  ];
  return { light: rays.map(({ light }) => light).join(''), dark: rays.map(({ dark }) => dark).join('') };
}

function ring(count: number, from: number, long: number, waist: number): { light: string; dark: string }[] {
  return Array.from({ length: count }, (_, index) => {
    const angle = from + (((count === 8 ? 45 : 90) * index) % 360);
    const side = count === 8 ? 22.5 : 45;
    const [tip, left, right] = [at(long, angle), at(waist, angle - side), at(waist, angle + side)];
    return { light: `M0 0L${left}L${tip}Z`, dark: `M0 0L${tip}L${right}Z` };
  });
}

function at(radius: number, degrees: number): string {
  const turn = ((degrees - 90) * Math.PI) / 180;
  return `${(radius * Math.cos(turn)).toFixed(1)} ${(radius * Math.sin(turn)).toFixed(1)}`;
}
