// The socket of one table: reconnects by itself, resumes where the log ends, and pairs requests with answers.
import type { ToBrowser } from '../generated/ToBrowser';
import type { ToServer } from '../generated/ToServer';
import type { Refused } from './refusal';

/** One receiver for every type of message: a new type does not compile until it is handled. */
export type Receivers = { [Type in ToBrowser['type']]: (message: Extract<ToBrowser, { type: Type }>) => void };

type Request = Extract<ToServer, { id: number }>;
type WithoutId<T> = T extends unknown ? Omit<T, 'id'> : never;

interface Pending {
  /** A step of the match, as it was sent; none for a question, whose answer does not come any more after a reconnection. */
  step: ToServer | null;
  settle: (refusal: Refused | null) => void;
}

/** What a reconnection asks for: as which seat, and how many final lines of the log are already here. */
export interface Resume {
  seat: number | null;
  log: number;
}

export interface SocketOptions {
  /** `visit` stays the same over all reconnections: the server then knows which requests it has carried out. */
  address: (resume: Resume, visit: string) => string;
  resume: () => Resume;
  /** Shows what came. A request is settled after its picture is shown. */
  show: Pick<Receivers, 'sync' | 'update' | 'table'>;
  open?: (address: string) => WebSocket;
}

const FIRST_DELAY_MS = 400;
const LONGEST_DELAY_MS = 8000;
const PING_MS = 20_000;

export class TableSocket {
  state: 'connecting' | 'open' | 'offline' = $state('connecting');
  readonly #visit = newVisit();
  #socket: WebSocket | undefined;
  #pending = new Map<number, Pending>();
  #nextId = 1;
  #failures = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #ping: ReturnType<typeof setInterval> | undefined;
  #isAwaitingPong = false;
  #isClosed = false;
  readonly #receivers: Receivers = {
    pong: () => {},
    table: (message) => this.options.show.table(message),
    refused: ({ id, refusal }) => this.#settle(id, refusal),
    answer: ({ id, refusal }) => this.#settle(id, refusal),
    update: (message) => {
      this.options.show.update(message);
      if (message.done !== null) this.#settle(message.done, null);
    },
    sync: (message) => {
      const isFirst = this.state !== 'open';
      this.#failures = 0;
      this.state = 'open';
      this.options.show.sync(message);
      if (isFirst) this.#takeUp(message.done);
      else if (message.done !== null) this.#settle(message.done, null);
    },
  };

  constructor(private readonly options: SocketOptions) {
    this.#connect();
  }

  /**
   * Sends a request; resolves to its refusal, or to null when it was carried out. When the connection breaks, the next one tells
   * whether it was carried out. If not, a step is sent again as it was: no server carries out the same id of a visit twice, and
   * what has become stale meanwhile is refused.
   */
  request(message: WithoutId<Request>): Promise<Refused | null> {
    if (this.state !== 'open') return Promise.resolve({ code: 'lost' });
    const id = this.#nextId++;
    return new Promise((settle) => {
      const whole = { ...message, id } as ToServer;
      const isStep = message.type === 'act' || message.type === 'undo';
      this.#pending.set(id, { settle, step: isStep ? whole : null });
      this.#send(whole);
    });
  }

  close(): void {
    this.#isClosed = true;
    clearTimeout(this.#timer);
    this.#stop();
    for (const id of this.#pending.keys()) this.#settle(id, { code: 'lost' });
  }

  #send(message: ToServer): void {
    if (this.#socket?.readyState === 1) this.#socket.send(JSON.stringify(message));
  }

  #connect(): void {
    const address = this.options.address(this.options.resume(), this.#visit);
    const socket = (this.options.open ?? ((url) => new WebSocket(url)))(address);
    this.#socket = socket;
    socket.onopen = () => this.#opened();
    socket.onmessage = (event) => socket === this.#socket && this.#receive(JSON.parse(String(event.data)));
    socket.onclose = () => this.#lost(socket);
  }

  #opened(): void {
    this.#isAwaitingPong = false;
    this.#ping = setInterval(() => this.#beat(), PING_MS);
  }

  /** A connection on which the last ping got no answer is lost, even if it was never closed. */
  #beat(): void {
    const socket = this.#socket;
    if (this.#isAwaitingPong && socket) return this.#lost(socket);
    this.#isAwaitingPong = true;
    this.#send({ type: 'ping' });
  }

  #receive(message: ToBrowser): void {
    this.#isAwaitingPong = false;
    const receive = this.#receivers[message.type] as (message: ToBrowser) => void;
    receive(message);
  }

  #settle(id: number, refusal: Refused | null): void {
    const pending = this.#pending.get(id);
    this.#pending.delete(id);
    pending?.settle(refusal);
  }

  /** Nothing sent over the connection before is answered any more. `done`: the last step of this visit that was carried out. */
  #takeUp(done: number | null): void {
    for (const [id, { step }] of this.#pending) {
      if (!step) this.#settle(id, { code: 'lost' });
      else if (done !== null && id <= done) this.#settle(id, null);
      else this.#send(step);
    }
  }

  #lost(socket: WebSocket): void {
    if (this.#isClosed || socket !== this.#socket) return;
    this.#stop();
    this.state = 'offline';
    const delay = Math.min(FIRST_DELAY_MS * 2 ** this.#failures++, LONGEST_DELAY_MS);
    this.#timer = setTimeout(() => this.#connect(), delay);
  }

  #stop(): void {
    clearInterval(this.#ping);
    const socket = this.#socket;
    this.#socket = undefined;
    socket?.close();
  }
}

/** A word that no other page has. */
function newVisit(): string {
  return Array.from(crypto.getRandomValues(new Uint32Array(3)), (part) => part.toString(36)).join('');
}
