// The socket of one table: reconnects by itself, resumes where the log ends, and pairs requests with answers.
import type { ToBrowser } from '../generated/ToBrowser';
import type { ToServer } from '../generated/ToServer';
import type { Refused } from './refusal';

type Request = Extract<ToServer, { id: number }>;
type WithoutId<T> = T extends unknown ? Omit<T, 'id'> : never;
type Settle = (refusal: Refused | null) => void;

/** What a reconnection asks for: through which seat, and how many lines of the log are already here. */
export interface Resume {
  seat: number | null;
  log: number;
}

export interface SocketOptions {
  address: (resume: Resume) => string;
  resume: () => Resume;
  receive: (message: ToBrowser) => void;
  open?: (address: string) => WebSocket;
}

const FIRST_DELAY_MS = 400;
const LONGEST_DELAY_MS = 8000;
const PING_MS = 20_000;

export class TableSocket {
  state: 'connecting' | 'open' | 'offline' = $state('connecting');
  #socket: WebSocket | undefined;
  #pending = new Map<number, Settle>();
  #nextId = 1;
  #failures = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #ping: ReturnType<typeof setInterval> | undefined;
  #isAwaitingPong = false;
  #isClosed = false;

  constructor(private readonly options: SocketOptions) {
    this.#connect();
  }

  /** Sends a request; resolves to its refusal, or to null when it was carried out. */
  request(message: WithoutId<Request>): Promise<Refused | null> {
    if (this.state !== 'open') return Promise.resolve({ code: 'lost' });
    const id = this.#nextId++;
    return new Promise((settle) => {
      this.#pending.set(id, settle);
      this.#send({ ...message, id } as ToServer);
    });
  }

  look(seat: number | null): void {
    this.#send({ type: 'look', seat });
  }

  close(): void {
    this.#isClosed = true;
    clearTimeout(this.#timer);
    this.#stop();
  }

  #send(message: ToServer): void {
    if (this.#socket?.readyState === 1) this.#socket.send(JSON.stringify(message));
  }

  #connect(): void {
    const address = this.options.address(this.options.resume());
    const socket = (this.options.open ?? ((url) => new WebSocket(url)))(address);
    this.#socket = socket;
    socket.onopen = () => this.#opened();
    socket.onmessage = (event) => this.#receive(JSON.parse(String(event.data)) as ToBrowser);
    socket.onclose = () => this.#lost(socket);
  }

  #opened(): void {
    this.#isAwaitingPong = false;
    this.#ping = setInterval(() => this.#beat(), PING_MS);
  }

  /** A line that swallowed the last ping is dead, even if nobody closed it. */
  #beat(): void {
    const socket = this.#socket;
    if (this.#isAwaitingPong && socket) return this.#lost(socket);
    this.#isAwaitingPong = true;
    this.#send({ type: 'ping' });
  }

  #receive(message: ToBrowser): void {
    this.#isAwaitingPong = false;
    switch (message.type) {
      case 'pong':
        return;
      case 'done':
        return this.#settle(message.id, null);
      case 'refused':
      case 'answer':
        return this.#settle(message.id, message.refusal);
      case 'sync':
        this.#failures = 0;
        this.state = 'open';
    }
    this.options.receive(message);
  }

  #settle(id: number, refusal: Refused | null): void {
    this.#pending.get(id)?.(refusal);
    this.#pending.delete(id);
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
    for (const settle of this.#pending.values()) settle({ code: 'lost' });
    this.#pending.clear();
  }
}
