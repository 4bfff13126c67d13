// Rules pages: Markdown of our own, made into safe HTML in which every rule number is an address.
import { Marked, type Token, type Tokens } from 'marked';
import { type Examples, filled, loadExamples } from './examples';
import type { Language } from './words/bundles';

const FILES = import.meta.glob<string>('../../../locales/*/rules/*.md', { query: '?raw', import: 'default' });

export interface Chapter {
  id: string;
  title: string;
  depth: number;
}

export interface Rulebook {
  sections: Section[];
  chapters: Chapter[];
  examples: Examples;
}

/** A heading of the second degree and all under it; what stands before the first has no id. */
export interface Section {
  id: string;
  blocks: Block[];
}

export type Block = { kind: 'text'; html: string } | ({ kind: 'figure' } & FigureBlock);

/** A picture of a worked example: of the board, or of what is named behind the `#`. */
export interface FigureBlock {
  example: string;
  shows: string;
  caption: string;
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
  const [markdown, examples] = await Promise.all([load(), loadExamples(game)]);
  return renderRules(mode ? ofMode(markdown, mode) : markdown, examples);
}

/** The rows of the table under a heading below a numbered one, as plain text, for what a game shows of them elsewhere. */
export async function loadRows(game: string, language: Language, section: string, title: string): Promise<string[][]> {
  const markdown = (await FILES[`../../../locales/${language}/rules/${game}.md`]?.()) ?? '';
  const [, after = ''] = markdown.split(new RegExp(`^#+ ${section.replace(/\./g, '\\.')} .*$`, 'm'));
  const part = after.split(/^#{1,3} /m)[0]!.split(/^#### /m);
  const lines = part.find((each) => each.split('\n')[0]!.trim() === title)?.split('\n') ?? [];
  const rows = lines.filter((line) => line.startsWith('|')).slice(2);
  return rows.map((row) =>
    row
      .split('|')
      .slice(1, -1)
      .map((cell) => plain(cell.trim())),
  );
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

export function renderRules(markdown: string, examples: Examples = {}): Rulebook {
  const chapters: Chapter[] = [];
  const marked = new Marked({
    renderer: {
      html: ({ text }) => escape(text),
      heading({ tokens, depth, text }: Tokens.Heading) {
        const id = headingId(text);
        if (depth === 2 || depth === 3) chapters.push({ id, title: plain(unmarked(text)), depth });
        const inner = unmarked(this.parser.parseInline(tokens));
        return `<h${depth} id="${escape(id)}" tabindex="-1">${inner}</h${depth}>\n`;
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
  const sections: Section[] = [{ id: '', blocks: [] }];
  for (const token of marked.lexer(filled(markdown, examples)) as Token[]) {
    if (isSection(token)) sections.push({ id: headingId(token.text), blocks: [] });
    add(sections.at(-1)!.blocks, figureOf(token) ?? { kind: 'text', html: marked.parser([token]) });
  }
  return { sections, chapters, examples };
}

function isSection(token: Token): token is Tokens.Heading {
  return token.type === 'heading' && token.depth === 2;
}

/** Text that stands together is one block. */
function add(blocks: Block[], block: Block): void {
  const last = blocks.at(-1);
  if (last?.kind === 'text' && block.kind === 'text') last.html += block.html;
  else blocks.push(block);
}

/** `![caption](example:NAME#shows)` alone in a paragraph, or after the mark of its modes. */
function figureOf(token: Token): Block | undefined {
  if (token.type !== 'paragraph') return undefined;
  const words = (token.tokens ?? []).filter((each) => each.type !== 'em' && each.raw.trim() !== '');
  const [image] = words;
  if (words.length !== 1 || image?.type !== 'image') return undefined;
  const address = /^example:([a-z0-9-]+)(?:#([a-z0-9_-]+))?$/.exec((image as Tokens.Image).href);
  return address ? { kind: 'figure', example: address[1]!, shows: address[2] ?? '', caption: image.text } : undefined;
}

/** "5.4 Scoring" is found as `#5.4`, "R12 Ties" as `#R12`, "Goal {#goal}" as `#goal`; other headings by their words. */
function headingId(text: string): string {
  const given = /\{#([\w.-]+)\}$/.exec(text) ?? /^([A-Z]?\d+(?:\.\d+)*)\.?(?:\s|$)/.exec(text);
  return (
    given?.[1] ??
    plain(text)
      .toLocaleLowerCase()
      .replace(/[^\p{L}\p{N}]+/gu, '-')
  );
}

/** A heading without the address given to it. */
function unmarked(text: string): string {
  return text.replace(/\s*\{#[\w.-]+\}$/, '');
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
