// Rules pages: Markdown of our own, made into safe HTML in which every rule number is an address.
import { Marked, type Tokens } from 'marked';
import type { Language } from './words/bundles';

const FILES = import.meta.glob<string>('../../../locales/*/rules/*.md', { query: '?raw', import: 'default' });

export interface Chapter {
  id: string;
  title: string;
  depth: number;
}

export interface Rulebook {
  html: string;
  chapters: Chapter[];
}

/** A mode of a game, and the word that marks what belongs to some modes only. Both in the reader's language. */
export interface Mode {
  name: string;
  mark: string;
}

/** The rules of a game, or nothing when there is no such page in that language. Of a mode, when one is named. */
export async function loadRules(game: string, language: Language, mode?: Mode): Promise<Rulebook | undefined> {
  const load = FILES[`../../../locales/${language}/rules/${game}.md`];
  if (!load) return undefined;
  const markdown = await load();
  return renderRules(mode ? ofMode(markdown, mode) : markdown);
}

/**
 * Leaves out what belongs to other modes, and the marks of what is left. A mark (`*Modes: Original, Extended*`) stands
 * for the rest of its line; alone under a heading, for the section with all under it; in a row of a table, for the row.
 */
export function ofMode(markdown: string, { name, mark }: Mode): string {
  const marks = new RegExp(`(?<!\\*)\\*${mark}\\s?:([^*]+)\\*`);
  const belongs = (names: string) => names.split(',').some((one) => one.trim() === name);
  const sections = markdown.split(/^(?=#{1,6} )/m);
  let omitted = Infinity;
  return sections
    .filter((section) => {
      const depth = /^#*/.exec(section)![0].length;
      if (depth > omitted) return false;
      const names = new RegExp(`^#.*\\n+${marks.source}$`, 'm').exec(section)?.[1];
      const isKept = names === undefined || belongs(names);
      omitted = isKept ? Infinity : depth;
      return isKept;
    })
    .flatMap((section) => section.split('\n'))
    .map((line) => lineOfMode(line, marks, belongs))
    .filter((line) => line !== null)
    .join('\n');
}

function lineOfMode(line: string, marks: RegExp, belongs: (names: string) => boolean): string | null {
  // Between the marks stand their names: text, names, text, names, text …
  const [first = '', ...marked] = line.split(marks);
  if (marked.length === 0) return line;
  const parts = marked.flatMap((names, at) => (at % 2 === 0 && belongs(names) ? [marked[at + 1]!] : []));
  const isRow = line.startsWith('|');
  if (parts.length === 0 && (isRow || /^[-\d.\s]*$/.test(first))) return null;
  return [first, ...parts]
    .join('')
    .replace(/(\S) {2,}/g, '$1 ')
    .trimEnd();
}

export function renderRules(markdown: string): Rulebook {
  const chapters: Chapter[] = [];
  const marked = new Marked({
    renderer: {
      html: ({ text }) => escape(text),
      heading({ tokens, depth, text }: Tokens.Heading) {
        const id = headingId(text);
        if (depth === 2 || depth === 3) chapters.push({ id, title: plain(text), depth });
        return `<h${depth} id="${escape(id)}" tabindex="-1">${this.parser.parseInline(tokens)}</h${depth}>\n`;
      },
      strong({ tokens, text }: Tokens.Strong) {
        const mark = isMark(text) ? ` id="${escape(text.replace(/\.$/, ''))}" class="mark"` : '';
        return `<strong${mark}>${this.parser.parseInline(tokens)}</strong>`;
      },
      link({ href, tokens }: Tokens.Link) {
        const inner = this.parser.parseInline(tokens);
        return isSafe(href) ? `<a href="${escape(href)}">${inner}</a>` : inner;
      },
      image: ({ text }) => escape(text),
      table(token: Tokens.Table) {
        const cells = (row: Tokens.TableCell[], tag: string) =>
          row.map((cell) => `<${tag}>${this.parser.parseInline(cell.tokens)}</${tag}>`).join('');
        const rows = token.rows.map((row) => `<tr>${cells(row, 'td')}</tr>`).join('');
        return `<div class="table" tabindex="0" role="group"><table><thead><tr>${cells(token.header, 'th')}</tr></thead><tbody>${rows}</tbody></table></div>\n`;
      },
    },
  });
  return { html: marked.parse(markdown, { async: false }), chapters };
}

/** "5.4 Scoring" is found as `#5.4`, "R12 Ties" as `#R12`; other headings by their words. */
function headingId(text: string): string {
  const number = /^([A-Z]?\d+(?:\.\d+)*)\.?(?:\s|$)/.exec(text);
  return (
    number?.[1] ??
    plain(text)
      .toLocaleLowerCase()
      .replace(/[^\p{L}\p{N}]+/gu, '-')
  );
}

function isMark(text: string): boolean {
  return /^[A-Z]?\d+(\.\d+)*\.?$/.test(text);
}

function isSafe(href: string): boolean {
  return /^(#|\/(?!\/)|https:\/\/)/.test(href);
}

function plain(text: string): string {
  return text.replace(/[*_`]/g, '');
}

function escape(text: string): string {
  const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
  return text.replace(/[&<>"']/g, (char) => entities[char]!);
}
