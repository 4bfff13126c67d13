// A drawing beside words is decoration; one with a title is read aloud.

/** Attributes of an SVG: `<svg {...spoken(title)}>`. */
export function spoken(title: string | undefined) {
  return title ? ({ role: 'img', 'aria-label': title } as const) : ({ 'aria-hidden': 'true' } as const);
}
