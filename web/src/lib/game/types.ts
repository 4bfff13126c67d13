// What a game gives to the shell, and what the shell gives to a game. Explained in games/README.md.
import type { Component } from 'svelte';
import type { LogEntry } from '../../generated/LogEntry';
import type { NewTable } from '../../generated/NewTable';
import type { Status } from '../../generated/Status';
import type { TableResult } from '../../generated/TableResult';
import type { Viewer } from '../../generated/Viewer';
import type { Aiming } from '../board/aiming.svelte';
import type { Table } from '../board/table';
import type { Grammar, Target } from '../board/target';
import type { Course, ToldScene } from '../lesson/course';

/** An action, an event or a prompt: an object with a tag and flat fields. */
export type Tagged = { type: string } & Record<string, unknown>;

/** A seat and who sits there. */
export interface Player {
  seat: number;
  /** Already translated: a person's name, or "Blue bot". */
  name: string;
  isMe: boolean;
  isBot: boolean;
  /** How well a bot plays, as a word. */
  level?: string | undefined;
  /** Whether the match waits for this seat. */
  isAwaited: boolean;
}

/** The server's answer to "would this be legal?". `text` is a sentence, `href` leads to the rule. */
export type Verdict = { ok: true } | { ok: false; text: string; rule?: string; href?: string };

/** Texts of one game at one table, in the reader's language. Reading it in a template makes that depend on the language. */
export interface GameWords {
  readonly lang: string;
  /** Any message by its full id (`regents-ui-hand`); arguments are passed on as they are. */
  t(id: string, args?: Record<string, string | number>): string;
  /** Whether there is such a message. */
  has(id: string): boolean;
  /** The name of an id of this game: `name('chapel')` is the text of `regents-chapel`. */
  name(id: string): string;
  player(seat: number): string;
  action(action: Tagged): string;
  event(event: Tagged): string;
  prompt(prompt: { id: string } & Record<string, unknown>): string;
  /** Where a rule is explained: an address inside this site. */
  rule(number: string): string;
}

/** What every component of a game receives. */
export interface GameProps<View = unknown, Action extends { type: string } = Tagged, T extends Target = Target> {
  view: View;
  /** The legal actions of my seat; empty when I have nothing to decide, and in replays. */
  legal: Action[];
  /** Plays an action, and tells what became of it: `table.act`. */
  act: Table<View, Action>['act'];
  /** Whether an action would be accepted, and if not, why. */
  ask: (action: Action) => Promise<Verdict>;
  /** The picture and all requests in one value, for chains of clicks (`playAll`). */
  table: Table<View, Action>;
  /** What is taken up and lit: one for all parts of the board. */
  aiming: Aiming<View, Action, T>;
  viewer: Viewer;
  status: Status;
  players: Player[];
  words: GameWords;
  /** Ids (as `places` gives them) to be marked on the board: a log line or a choice is pointed at. */
  highlight: ReadonlySet<string>;
  /** The choice pointed at in the list, to be previewed on the board. */
  pointed: Action | null;
  /** The board tells which choice is pointed at, so that the list marks it; null when none. */
  point: (action: Action | null) => void;
  /** A guide on the board recommends a choice: the list marks it, and a phone leaves the room to the board; null: no guide. */
  advise?: (advice: { action: Action | null } | null) => void;
  /** The choice that is recommended now. */
  advised?: Action | null;
  /** What happened since the picture before, oldest first: what travels. Empty after a sync. */
  fresh: LogEntry[];
  /** "reduced": nothing travels, a short highlight instead. */
  motion: 'full' | 'reduced';
}

/** Why an action is asked about: it gives something away for good, or the turn ends with it. */
export type Weight = 'final' | 'turn';

/** The height of what lies under the board. A change moves the board: only between two steps. */
export type Dock = 'low' | 'middle';

/** A piece of the board that the rules can show alone, and the box it is shown in. */
export interface Room<View = any, Action extends { type: string } = any, T extends Target = any> {
  Part: Component<GameProps<View, Action, T>>;
  /** The most it takes, in pixels. */
  width?: number;
  /** Width by height, for a drawing that fills its box. */
  ratio?: number;
  /** Whether it keeps away from the edge. */
  isInset?: boolean;
}

export interface GameModule<View = any, Action extends { type: string } = any, T extends Target = any> {
  slug: string;
  /** Which clicks on the board make up an action. */
  grammar: Grammar<View, Action, T>;
  /** The drawn board. */
  Board: Component<GameProps<View, Action, T>>;
  /** A drawing for the first page, without props; fills a box of 8:5, decorative (hidden from screen readers). */
  Cover: Component;
  /** Panels of all players, in seating order. Without it the shell lists names. */
  Players?: Component<GameProps<View, Action, T>>;
  /** What only I may see: hand, clan, notes. Shown beside the choices. */
  Secrets?: Component<GameProps<View, Action, T>>;
  /** Round and phase, one line in the header of the table. */
  Header?: Component<GameProps<View, Action, T>>;
  /** What the signs on the table mean: a tab beside rules and log. */
  Legend?: Component<GameProps<View, Action, T>>;
  /** More about the result than places and points. */
  Result?: Component<GameProps<View, Action, T> & { result: TableResult }>;
  /** How much room the choices take under the board, where there are three columns; absent: always `middle`. */
  dock?: (view: View) => Dock;
  /** On a phone: where the step is done, in the list of choices or with what is mine; absent: in the list. */
  tab?: (view: View) => 'main' | 'secrets';
  /** Whether an option means something in a set-up, such as a map or a mode; absent: all do. */
  concerns?: (option: string, setup: unknown) => boolean;
  /** The options that say what is played, in order; all others are house rules. */
  offers?: readonly string[];
  /** The offered options that are chosen by cards: a drawing of one value, which fills a box of 8:5 and is decorative. */
  pictures?: Readonly<Record<string, Component<{ value: string }>>>;
  /** About how long a match of people with these options takes, in minutes; absent: what the catalog says of the game. */
  minutes?: (setup: unknown) => readonly [number, number];
  /** What is played only after a second "yes": types of actions that are final, or an answer for each action. */
  confirm?: readonly string[] | ((action: Action, view: View) => Weight | null);
  /** Whether everything can be played on the board, so that the list of choices may be folded away. */
  isWhole?: boolean;
  /** The part of the match a view belongs to, for marks in a replay: a round, a season. */
  chapter?: (view: View, words: GameWords) => string;
  /** Points as they stand in a view, in seat order; null where they are not known. */
  points?: (view: View) => (number | null)[];
  /** What the list says for an action where the moment tells more than its own sentence; undefined: that sentence. */
  label?: (action: Action, view: View, words: GameWords) => string | undefined;
  /** Types of events that are no news to anybody: that a turn begins; or which events are none to the player of a seat. */
  quiet?: readonly string[] | ((event: Tagged, seat: number) => boolean);
  /** Events that weigh enough to be shown large, and the picture of one; its sentence stands below. */
  isLarge?: (event: Tagged) => boolean;
  Moment?: Component<{ event: any; words: GameWords }>;
  /**
   * Whether somebody knows at this moment what others must not see, while one seat decides in the open; absent: always.
   * Between people on one screen a curtain falls only then, and before sealed choices.
   */
  isSecret?: (view: View) => boolean;
  /** What the prompt says where my hand tells more than the question: what is missing; undefined: the question. */
  prompt?: (view: View, words: GameWords) => string | undefined;
  /** Ids to mark on the board for an event or an action. */
  places?: (thing: Tagged) => string[];
  /** A guide through the beginning of a match, spoken above the board. */
  course?: Course<ToldScene<any, Action>>;
  /** What the rules name in the picture of the table. */
  parts?: readonly Part[];
  /** Pieces of the board that the rules can show alone: `example:NAME#<room>`. */
  rooms?: Readonly<Record<string, Room<View, Action, T>>>;
  /** The rooms that show the whole board, one under the other, where it is narrow; missing: the board does. */
  narrow?: readonly string[];
}

/** A part of the table that the picture in the rules names: `<slug>-part-<id>`. */
export interface Part {
  id: string;
  /** What is drawn of it; missing: what has `data-part="<id>"`. */
  selector?: string;
  /** The paragraph about it. */
  rule: string;
  /** Where its number sits on it, as shares of width and height; missing: in the upper left corner. */
  spot?: readonly [number, number];
}

/** A first match with a guide: its table, and what to note in this browser once it is set. */
export interface Lesson {
  table: NewTable;
  begin: (table: string) => void;
}

/** A lesson that goes on from the one before: at the table where that one ended, or at one of its own. */
export interface NextLesson {
  /** Its course. */
  id: string;
  /** The message that names it. */
  message: string;
  /** A table of its own. */
  lesson?: () => Promise<Lesson>;
}

/** One row of the table of games. */
export interface GameEntry {
  slug: string;
  load: () => Promise<GameModule>;
  /** Only the drawing for the first page, so that it need not load the board. */
  cover: () => Promise<Component>;
  lesson?: () => Promise<Lesson>;
  /** The lessons after it, in order. */
  nextLessons?: readonly NextLesson[];
}
