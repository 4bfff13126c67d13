// The open tables as they come and go; connects again by itself.
import type { OpenTables } from '../generated/OpenTables';
import type { TableInfo } from '../generated/TableInfo';

const FIRST_DELAY_MS = 500;
const LONGEST_DELAY_MS = 15_000;

export class Lobby {
  /** Null until the server has told. */
  tables: TableInfo[] | null = $state.raw(null);
  #socket: WebSocket | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #failures = 0;
  #isClosed = false;

  constructor(private readonly open = (address: string): WebSocket => new WebSocket(address)) {
    this.#connect();
  }

  close(): void {
    this.#isClosed = true;
    clearTimeout(this.#timer);
    this.#socket?.close();
  }

  #connect(): void {
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    const socket = this.open(`${scheme}://${location.host}/api/lobby/socket`);
    this.#socket = socket;
    socket.onmessage = ({ data }) => {
      this.#failures = 0;
      this.tables = (JSON.parse(String(data)) as OpenTables).tables;
    };
    socket.onclose = () => this.#again();
  }

  #again(): void {
    if (this.#isClosed) return;
    const delay = Math.min(FIRST_DELAY_MS * 2 ** this.#failures++, LONGEST_DELAY_MS);
    this.#timer = setTimeout(() => this.#connect(), delay * (0.75 + Math.random() / 2));
  }
}
