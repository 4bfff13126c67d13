// One table as this browser sees it: who sits there, the current picture, the log, and the requests to the server.
import type { Tagged } from './game/types';
import type { Frame } from '../generated/Frame';
import type { LogEntry } from '../generated/LogEntry';
import type { TableInfo } from '../generated/TableInfo';
import type { ToBrowser } from '../generated/ToBrowser';
import { sameAction } from './actions';
import type { Outcome, Picture } from './board/table';
import type { Refused } from './refusal';
import { type Resume, type SocketOptions, TableSocket } from './socket.svelte';

export class TableState {
  info: TableInfo = $state.raw()!;
  frame: Frame | null = $state.raw(null);
  log: LogEntry[] = $state.raw([]);
  /** Lines that came with the last update: what travels. Empty after a sync. */
  fresh: LogEntry[] = $state.raw([]);
  /** A request is under way. */
  isBusy = $state(false);
  /** Why the last request was refused. */
  refusal: Refused | null = $state.raw(null);
  readonly socket: TableSocket;
  /** Through which seat a reconnection looks. */
  #lookingFrom: number | null;

  constructor(info: TableInfo, open?: SocketOptions['open']) {
    this.info = info;
    this.#lookingFrom = onlySeat(info);
    this.socket = new TableSocket({
      address: ({ seat, log }) => socketAddress(info.id, seat, log),
      resume: () => this.#resume(),
      receive: (message) => this.receive(message),
      ...(open ? { open } : {}),
    });
  }

  /** The seat through which this browser looks now. */
  get seat(): number | null {
    const viewer = this.frame?.viewer;
    return viewer?.type === 'seat' ? viewer.seat : null;
  }

  get awaited(): number[] {
    return this.frame ? awaitedSeats(this.frame) : [];
  }

  get isMyDecision(): boolean {
    return this.seat !== null && this.awaited.includes(this.seat);
  }

  /** Hot-seat: the seat of another person here who is to decide now, while the screen still shows someone else's view. */
  get curtainFor(): number | null {
    const mine = this.info.seats.filter((seat) => seat.is_mine).map((seat) => seat.seat);
    if (mine.length < 2 || this.isMyDecision) return null;
    return this.awaited.find((seat) => mine.includes(seat)) ?? null;
  }

  act(action: Tagged): Promise<Outcome> {
    return this.#request((seat, tick) => this.socket.request({ type: 'act', seat, tick, action }));
  }

  undo(): Promise<Outcome> {
    return this.#request((seat, tick) => this.socket.request({ type: 'undo', seat, tick }));
  }

  /** Takes back the last clicks of this decision and plays others instead; what is not legal then is left out. */
  async replace(undone: number, actions: readonly Tagged[]): Promise<void> {
    for (let left = undone; left > 0; left--) if (!(await this.undo()).ok) return;
    for (const action of actions) {
      const legal = this.frame?.legal.find((each) => sameAction(each, action));
      if (legal && !(await this.act(legal as Tagged)).ok) return;
    }
  }

  /** Why an action would be refused; null when it is legal. */
  ask(action: Tagged): Promise<Refused | null> {
    if (this.seat === null) return Promise.resolve({ code: 'not_awaited' });
    return this.socket.request({ type: 'ask', seat: this.seat, action });
  }

  look(seat: number | null): void {
    this.#lookingFrom = seat;
    this.socket.look(seat);
  }

  close(): void {
    this.socket.close();
  }

  receive(message: ToBrowser): void {
    if (message.type === 'table') this.info = message.table;
    if (message.type === 'update') this.#show(message.frame, 'news');
    if (message.type !== 'sync') return;
    this.info = message.table;
    if (message.frame) this.#show(message.frame, 'catch-up');
    else this.frame = null;
  }

  #show(frame: Frame, how: 'news' | 'catch-up'): void {
    this.log = [...this.log.slice(0, frame.log_from), ...frame.log];
    this.fresh = how === 'news' ? frame.log : [];
    this.frame = frame;
    this.refusal = null;
  }

  /** Lines that no undo can take away need not be sent again, unless they are another viewer's. */
  #resume(): Resume {
    const isSameViewer = this.frame !== null && this.seat === this.#lookingFrom;
    return { seat: this.#lookingFrom, log: isSameViewer ? this.frame!.log_final : 0 };
  }

  async #request(send: (seat: number, tick: number) => Promise<Refused | null>): Promise<Outcome> {
    if (this.isBusy) return { ok: false, refusal: { code: 'stale' } };
    if (this.seat === null || !this.frame) return { ok: false, refusal: { code: 'not_awaited' } };
    this.isBusy = true;
    this.refusal = null;
    const refusal = await send(this.seat, this.frame.tick);
    this.isBusy = false;
    this.refusal = refusal;
    return refusal ? { ok: false, refusal } : { ok: true, picture: this.frame as Picture };
  }
}

export function awaitedSeats(frame: { status: Frame['status'] }): number[] {
  const { status } = frame;
  if (status.type === 'turn') return [status.seat];
  return status.type === 'together' ? status.pending : [];
}

/** With several seats on this screen nobody looks until the curtain is drawn. */
function onlySeat(info: TableInfo): number | null {
  const mine = info.seats.filter((seat) => seat.is_mine);
  return mine.length === 1 ? mine[0]!.seat : null;
}

function socketAddress(id: string, seat: number | null, log: number): string {
  const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
  const looking = seat === null ? '' : `seat=${seat}&`;
  return `${scheme}://${location.host}/api/tables/${encodeURIComponent(id)}/socket?${looking}log=${log}`;
}

/** Whether nothing more will be played, so that nothing is secret any more. */
export function hasEnded(info: TableInfo): boolean {
  return info.phase === 'over' || info.phase === 'halted';
}
