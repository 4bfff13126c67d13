// One table as this browser sees it: who sits there, the current picture, the log, and the requests to the server.
import type { LogEntry } from '../generated/LogEntry';
import type { Picture as WirePicture } from '../generated/Picture';
import type { TableInfo } from '../generated/TableInfo';
import { sameAction } from './actions';
import { questionOf, type Outcome, type Picture } from './board/table';
import type { Tagged } from './game/types';
import { knownAfter, knownByLog, recall, remember } from './news';
import type { Refused } from './refusal';
import type { Pace } from './settings.svelte';
import { type Receivers, type Resume, type SocketOptions, TableSocket } from './socket.svelte';

/** How long the step of another stays before the next one is shown. */
const PACE_MS = 1000;

/** A click that is under way, or that waits for the one before. */
interface Click {
  /** What is sent with it. */
  message: { type: 'act'; action: Tagged } | { type: 'undo' };
  /** Whether its player clicked, or it passed because there was nothing to decide. */
  manner: 'clicked' | 'passed';
  /** Where it was made. */
  picture: Picture;
  outcome: Promise<Outcome>;
}

export class TableState {
  info: TableInfo = $state.raw()!;
  picture: Picture | null = $state.raw(null);
  log: LogEntry[] = $state.raw([]);
  /** Lines that came with the last update, to be shown as movement. Empty after a sync. */
  fresh: LogEntry[] = $state.raw([]);
  /** A request is under way: for drawing only, a click made meanwhile waits its turn. */
  isBusy = $state(false);
  /** Why the last request was refused. */
  refusal: Refused | null = $state.raw(null);
  /** How many lines of the log I know: those after them came since my last step. */
  nKnown = $state(0);
  /** Steps of others wait until I let them go on. */
  isPaused = $state(false);
  readonly socket: TableSocket;
  #pace: Pace = $state('instant');
  /** Pictures of others' steps that have come and are not shown yet. */
  #waiting: WirePicture[] = $state.raw([]);
  #shownAt = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** As which seat a reconnection looks. */
  #lookingFrom: number | null;
  #lastClick: Click | null = null;
  /** The click under way, or the last one there was. */
  #sent: Click | null = null;

  constructor(info: TableInfo, open?: SocketOptions['open']) {
    this.info = info;
    this.#lookingFrom = onlySeat(info);
    this.socket = new TableSocket({
      address: (resume, visit) => socketAddress(info.id, resume, visit),
      resume: () => this.#resume(),
      show: this.#receivers,
      ...(open ? { open } : {}),
    });
  }

  /** The seat as which this browser looks now. */
  get seat(): number | null {
    const viewer = this.picture?.viewer;
    return viewer?.type === 'seat' ? viewer.seat : null;
  }

  get awaited(): number[] {
    return this.picture ? awaitedSeats(this.picture) : [];
  }

  get isMyDecision(): boolean {
    return this.seat !== null && this.awaited.includes(this.seat);
  }

  /** Of several people on this screen the one who is to decide now: whoever looks at it, or else the next. */
  get nextHere(): number | null {
    const mine = this.info.seats.filter((seat) => seat.is_mine).map((seat) => seat.seat);
    if (mine.length < 2) return null;
    return this.isMyDecision ? this.seat : (this.awaited.find((seat) => mine.includes(seat)) ?? null);
  }

  /** How many steps of others are not shown yet. */
  get nWaiting(): number {
    return this.#waiting.length;
  }

  get pace(): Pace {
    return this.#pace;
  }

  set pace(pace: Pace) {
    this.#pace = pace;
    if (pace === 'instant') this.catchUp();
    else this.#schedule();
  }

  pause(): void {
    this.isPaused = true;
    clearTimeout(this.#timer);
  }

  goOn(): void {
    this.isPaused = false;
    this.#schedule();
  }

  /** Shows the next step of another. */
  showNext(): void {
    const [next, ...others] = this.#waiting;
    if (!next) return;
    this.#waiting = others;
    this.#show(next, next.log);
    this.#schedule();
  }

  /** Shows everything that has come. */
  catchUp(): void {
    this.isPaused = false;
    clearTimeout(this.#timer);
    const fresh = this.#waiting.flatMap((picture) => picture.log);
    for (const picture of this.#waiting) this.#show(picture, fresh);
    this.#waiting = [];
  }

  /**
   * Plays an action. One request is under way at a time: a click made meanwhile is sent when the new picture asks the
   * same and still offers it. Otherwise, and when it is the same click again, it resolves to `stale`, without a message.
   */
  act(action: Tagged): Promise<Outcome> {
    return this.#click({ type: 'act', action });
  }

  /** See `Table.pass`. */
  pass(action: Tagged): Promise<Outcome> {
    return this.#click({ type: 'act', action }, 'passed');
  }

  undo(): Promise<Outcome> {
    return this.#click({ type: 'undo' });
  }

  /** See `Table.replace`. What was confirmed once is played again without a question. */
  async replace(undone: number, actions: readonly Tagged[]): Promise<Outcome> {
    for (let left = undone; left > 0; left--) {
      const outcome = await this.undo();
      if (!outcome.ok) return outcome;
    }
    for (const action of actions) {
      const legal = this.picture?.legal.find((each) => sameAction(each, action));
      const outcome = legal && (await this.act(legal));
      if (outcome?.ok === false) return outcome;
    }
    return this.picture ? { ok: true, picture: this.picture } : refused({ code: 'not_awaited' });
  }

  /** Why an action would be refused; null when it is legal. */
  ask(action: Tagged): Promise<Refused | null> {
    if (this.seat === null) return Promise.resolve({ code: 'not_awaited' });
    return this.socket.request({ type: 'ask', seat: this.seat, action });
  }

  /** Looks as another seat; without a connection, as soon as there is one again. */
  look(seat: number | null): void {
    this.#lookingFrom = seat;
    void this.socket.request({ type: 'look', seat });
  }

  close(): void {
    clearTimeout(this.#timer);
    this.socket.close();
  }

  readonly #receivers: Pick<Receivers, 'sync' | 'update' | 'table'> = {
    table: ({ table }) => void (this.info = table),
    update: ({ picture, done }) => {
      if (done !== null) this.#showMine(picture);
      else if (this.#pace !== 'instant' && !this.isMyDecision && this.#lastClick === null) this.#hold(picture);
      else this.#showNow(picture);
    },
    sync: ({ table, picture }) => {
      this.info = table;
      // Whoever lost the seat before the match began looks as everybody does.
      if (this.#lookingFrom !== null && !hasEnded(table) && !table.seats[this.#lookingFrom]?.is_mine)
        this.#lookingFrom = onlySeat(table);
      this.#waiting = [];
      if (picture) this.#show(picture, []);
      else this.picture = null;
      if (this.seat !== null) this.nKnown = recall(table.id, this.seat) ?? knownByLog(this.log, this.seat);
    },
  };

  #hold(picture: WirePicture): void {
    this.#waiting = [...this.#waiting, picture];
    if (this.#waiting.length === 1) this.#schedule();
  }

  #schedule(): void {
    clearTimeout(this.#timer);
    if (this.#waiting.length === 0 || this.isPaused || this.#pace !== 'normal') return;
    const wait = Math.max(0, this.#shownAt + PACE_MS - Date.now());
    this.#timer = setTimeout(() => this.showNext(), wait);
  }

  #showNow(picture: WirePicture): void {
    this.catchUp();
    this.#show(picture, picture.log);
  }

  /** The picture that my own step made: what it tells of my doing is no news. */
  #showMine(picture: WirePicture): void {
    this.catchUp();
    const wasSealed = this.picture?.status.type === 'together';
    this.#show(picture, picture.log);
    if (this.seat === null || this.#sent?.manner === 'passed') return;
    this.nKnown = knownAfter(picture.log_from, this.log, this.seat, wasSealed);
    remember(this.info.id, this.seat, this.nKnown);
  }

  #show(picture: WirePicture, fresh: LogEntry[]): void {
    this.log = [...this.log.slice(0, picture.log_from), ...picture.log];
    this.fresh = fresh;
    this.nKnown = Math.min(this.nKnown, this.log.length);
    this.#shownAt = Date.now();
    this.picture = picture as Picture;
    this.refusal = null;
  }

  /** Lines that no undo can remove need not be sent again, unless they are another viewer's. */
  #resume(): Resume {
    const isSameViewer = this.picture !== null && this.seat === this.#lookingFrom;
    return { seat: this.#lookingFrom, log: isSameViewer ? this.picture!.log_final : 0 };
  }

  #click(message: Click['message'], manner: Click['manner'] = 'clicked'): Promise<Outcome> {
    const before = this.#lastClick;
    if (this.seat === null || !this.picture) return refused({ code: 'not_awaited' });
    if (before && isSameClick(before.message, message)) return refused({ code: 'stale' });
    const click: Click = { message, manner, picture: this.picture, outcome: refused({ code: 'stale' }) };
    this.#lastClick = click;
    this.isBusy = true;
    click.outcome = this.#inTurn(click, before);
    return click.outcome;
  }

  async #inTurn(click: Click, before: Click | null): Promise<Outcome> {
    try {
      const isMeant = before === null || ((await before.outcome).ok && this.#stillOffers(click));
      return isMeant ? await this.#send(click) : await refused({ code: 'stale' });
    } finally {
      if (this.#lastClick === click) {
        this.#lastClick = null;
        this.isBusy = false;
      }
    }
  }

  #stillOffers({ message, picture: from }: Click): boolean {
    const picture = this.picture;
    if (!picture || this.seat === null || !isSameViewer(from, picture)) return false;
    if (message.type === 'undo') return picture.can_undo;
    return questionOf(from) === questionOf(picture) && picture.legal.some((each) => sameAction(each, message.action));
  }

  async #send(click: Click): Promise<Outcome> {
    const { message } = click;
    this.#sent = click;
    this.refusal = null;
    const refusal = await this.socket.request({ ...message, seat: this.seat!, tick: this.picture!.tick });
    this.refusal = refusal;
    return refusal ? { ok: false, refusal } : { ok: true, picture: this.picture! };
  }
}

function refused(refusal: Refused): Promise<Outcome> {
  return Promise.resolve({ ok: false, refusal });
}

function isSameClick(a: Click['message'], b: Click['message']): boolean {
  if (a.type === 'act' && b.type === 'act') return sameAction(a.action, b.action);
  return a.type === b.type;
}

function isSameViewer(a: Picture, b: Picture): boolean {
  return sameAction(a.viewer, b.viewer);
}

export function awaitedSeats(picture: Pick<Picture, 'status'>): number[] {
  const { status } = picture;
  if (status.type === 'turn') return [status.seat];
  return status.type === 'together' ? status.pending : [];
}

/** With several seats on this screen none is shown before its player has drawn the curtain. */
function onlySeat(info: TableInfo): number | null {
  const mine = info.seats.filter((seat) => seat.is_mine);
  return mine.length === 1 ? mine[0]!.seat : null;
}

function socketAddress(id: string, { seat, log }: Resume, visit: string): string {
  const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
  const looking = seat === null ? '' : `seat=${seat}&`;
  const table = `${location.host}/api/tables/${encodeURIComponent(id)}`;
  return `${scheme}://${table}/socket?${looking}log=${log}&visit=${visit}`;
}

/** Whether nothing more will be played, so that nothing is secret any more. */
export function hasEnded(info: TableInfo): boolean {
  return info.phase === 'over' || info.phase === 'halted';
}
