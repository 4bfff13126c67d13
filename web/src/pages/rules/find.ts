// Finding words in a rules page: in any case, with or without accents, across bold and italic words.

export interface Found {
  range: Range;
  /** The heading it stands under. */
  chapter: string;
}

/** What is read as one piece of text. */
const BLOCKS = 'h2, h3, h4, h5, p, li, td, th, figcaption';
/** Drawn boards have words of their own. */
const DRAWN = '[data-drawn]';
const SHORTEST = 2;

/** All places in the page where the words stand, in reading order. */
export function findAll(page: Element, words: string): Found[] {
  const wanted = fold(words.trim());
  if (wanted.length < SHORTEST) return [];
  let chapter = '';
  return [...blocksOf(page)].flatMap(([block, nodes]) => {
    if (/^H[23]$/.test(block.tagName)) chapter = block.id;
    return rangesIn(nodes, wanted).map((range) => ({ range, chapter }));
  });
}

function blocksOf(page: Element): Map<Element, Text[]> {
  const blocks = new Map<Element, Text[]>();
  const walker = page.ownerDocument.createTreeWalker(page, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const node = walker.currentNode as Text;
    const block = node.parentElement?.closest(DRAWN) ? null : node.parentElement?.closest(BLOCKS);
    if (!block) continue;
    const nodes = blocks.get(block);
    if (nodes) nodes.push(node);
    else blocks.set(block, [node]);
  }
  return blocks;
}

function rangesIn(nodes: Text[], wanted: string): Range[] {
  const text = fold(nodes.map((node) => node.data).join(''));
  const ranges: Range[] = [];
  for (let at = text.indexOf(wanted); at !== -1; at = text.indexOf(wanted, at + wanted.length)) {
    const range = nodes[0]!.ownerDocument.createRange();
    range.setStart(...placeOf(nodes, at));
    range.setEnd(...placeOf(nodes, at + wanted.length - 1, 1));
    ranges.push(range);
  }
  return ranges;
}

/** The node that holds a letter of all nodes together, and where in it; `after` so many letters. */
function placeOf(nodes: Text[], at: number, after = 0): [Text, number] {
  let left = at;
  for (const node of nodes) {
    if (left < node.length) return [node, left + after];
    left -= node.length;
  }
  throw new RangeError('beyond the text');
}

/** Letter by letter, so that places stay the same. */
export function fold(text: string): string {
  return Array.from({ length: text.length }, (_, at) => foldLetter(text[at]!)).join('');
}

function foldLetter(letter: string): string {
  if (/\s/.test(letter)) return ' ';
  if (letter === '’' || letter === '‘') return "'";
  return letter.normalize('NFD')[0]!.toLowerCase()[0]!;
}
