// The picture of a piece that follows the pointer while it is pulled.

const SVG = 'http://www.w3.org/2000/svg';
/** What a picture must not share with the piece: it is neither a target nor read aloud. */
const OWN = ['id', 'role', 'tabindex', 'aria-label', 'aria-pressed', 'data-target', 'data-movable', 'data-advised'];

/** Lifts a piece off the board: where it lay it is pale, and a picture of it lies over the page. */
export function lift(piece: Element): { move: (dx: number, dy: number) => void; remove: () => void } {
  const frame = document.body.appendChild(document.createElement('div'));
  const { left, top, width, height } = piece.getBoundingClientRect();
  frame.className = 'lifted';
  frame.setAttribute('aria-hidden', 'true');
  frame.inert = true;
  Object.assign(frame.style, { left: `${left}px`, top: `${top}px`, width: `${width}px`, height: `${height}px` });
  frame.append(isDrawn(piece) ? drawing(piece, left, top) : copyOf(piece));
  piece.setAttribute('data-lifted', '');
  return {
    move: (dx, dy) => (frame.style.translate = `${dx}px ${dy}px`),
    remove: () => {
      frame.remove();
      piece.removeAttribute('data-lifted');
    },
  };
}

/** A part of a drawing, which needs a drawing around it. */
function isDrawn(piece: Element): piece is SVGGraphicsElement {
  return piece instanceof SVGElement && piece.ownerSVGElement !== null;
}

function drawing(piece: SVGGraphicsElement, left: number, top: number): Element {
  const sheet = document.createElementNS(SVG, 'svg');
  const { a, b, c, d, e, f } = piece.getScreenCTM() ?? { a: 1, b: 0, c: 0, d: 1, e: left, f: top };
  const group = sheet.appendChild(document.createElementNS(SVG, 'g'));
  group.setAttribute('transform', `matrix(${a} ${b} ${c} ${d} ${e - left} ${f - top})`);
  const copy = copyOf(piece);
  copy.removeAttribute('transform');
  group.append(copy);
  return sheet;
}

/** As large as the piece, whatever box its sizes were taken from. */
function copyOf(piece: Element): Element {
  const copy = piece.cloneNode(true) as Element;
  const parts = [piece, ...piece.querySelectorAll('*')];
  for (const [index, part] of [copy, ...copy.querySelectorAll('*')].entries()) {
    for (const attribute of OWN) part.removeAttribute(attribute);
    part.classList.remove('lit', 'advised');
    if (!(part instanceof HTMLElement)) continue;
    const { width, height, fontSize } = getComputedStyle(parts[index]!);
    Object.assign(part.style, { width, height, fontSize });
  }
  return copy;
}
