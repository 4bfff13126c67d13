// The HTTP side of the server: the lobby, records and replays. What it refuses becomes an `ApiError` with a code.
import type { Counsel } from '../generated/Counsel';
import type { Credentials } from '../generated/Credentials';
import type { ErrorBody } from '../generated/ErrorBody';
import type { GameList } from '../generated/GameList';
import type { Me } from '../generated/Me';
import type { MyNight } from '../generated/MyNight';
import type { NightInfo } from '../generated/NightInfo';
import type { NewPassword } from '../generated/NewPassword';
import type { NewTable } from '../generated/NewTable';
import type { Replay } from '../generated/Replay';
import type { ReviewLine } from '../generated/ReviewLine';
import type { SeatRequest } from '../generated/SeatRequest';
import type { Start } from '../generated/Start';
import type { SessionInfo } from '../generated/SessionInfo';
import type { TableInfo } from '../generated/TableInfo';
import type { Vote } from '../generated/Vote';

export class ApiError extends Error {
  constructor(readonly code: string) {
    super(code);
  }
}

/** Whose view a replay shows, as the address says it. */
export type ReplayViewer = 'public' | 'open' | number;

export class Api {
  constructor(private readonly fetcher: typeof fetch = (...args) => fetch(...args)) {}

  games(): Promise<GameList> {
    return this.#get('/api/games');
  }

  me(): Promise<Me> {
    return this.#get('/api/me');
  }

  rename(name: string): Promise<Me> {
    return this.#post('/api/me', { name });
  }

  register(wanted: Credentials): Promise<Me> {
    return this.#post('/api/account', wanted);
  }

  logIn(wanted: Credentials): Promise<Me> {
    return this.#post('/api/login', wanted);
  }

  logOut(): Promise<null> {
    return this.#post('/api/logout', {});
  }

  sessions(): Promise<SessionInfo[]> {
    return this.#get('/api/sessions');
  }

  endSession(id: string): Promise<SessionInfo[]> {
    return this.#post(`/api/sessions/${encodeURIComponent(id)}/end`, {});
  }

  endOtherSessions(): Promise<SessionInfo[]> {
    return this.#post('/api/sessions/end-others', {});
  }

  changePassword(wanted: NewPassword): Promise<SessionInfo[]> {
    return this.#post('/api/account/password', wanted);
  }

  /** Forgets me; who has an account says its password. */
  forgetMe(password: string | null): Promise<null> {
    return this.#post('/api/me/delete', password === null ? {} : { password });
  }

  myTables(): Promise<TableInfo[]> {
    return this.#get('/api/tables');
  }

  table(id: string): Promise<TableInfo> {
    return this.#get(`/api/tables/${encodeURIComponent(id)}`);
  }

  newTable(table: NewTable): Promise<TableInfo> {
    return this.#post('/api/tables', table);
  }

  join(id: string, request: SeatRequest): Promise<TableInfo> {
    return this.#post(`/api/tables/${encodeURIComponent(id)}/join`, request);
  }

  /** Sits me down at a table of this game that waits for people, or else sets this one. */
  quickMatch(table: NewTable): Promise<TableInfo> {
    return this.#post('/api/lobby/quick', table);
  }

  startTable(id: string, start: Start): Promise<TableInfo> {
    return this.#at(id, 'start', start);
  }

  sendAway(id: string, seat: number): Promise<TableInfo> {
    return this.#at(id, 'remove', { seat });
  }

  leaveTable(id: string): Promise<TableInfo> {
    return this.#at(id, 'leave', {});
  }

  callOff(id: string): Promise<TableInfo> {
    return this.#at(id, 'call-off', {});
  }

  replan(id: string, table: NewTable): Promise<TableInfo> {
    return this.#at(id, 'replan', table);
  }

  vote(id: string, vote: Vote): Promise<TableInfo> {
    return this.#at(id, 'vote', vote);
  }

  night(): Promise<MyNight> {
    return this.#get('/api/me/night');
  }

  setNight(night: NightInfo | null): Promise<MyNight> {
    return this.#post('/api/me/night', { night });
  }

  /** I play myself again, for whom a bot did. */
  comeBack(id: string): Promise<TableInfo> {
    return this.#at(id, 'return', {});
  }

  /** Another match of the same people; whoever asks sits down there. */
  rematch(id: string): Promise<TableInfo> {
    return this.#at(id, 'rematch', {});
  }

  fill(id: string, request: SeatRequest): Promise<TableInfo> {
    return this.#post(`/api/tables/${encodeURIComponent(id)}/fill`, request);
  }

  replay(id: string, viewer: ReplayViewer): Promise<Replay> {
    return this.#get(`/api/tables/${encodeURIComponent(id)}/replay?viewer=${viewer}`);
  }

  replayOf(record: unknown, viewer: ReplayViewer): Promise<Replay> {
    return this.#post(`/api/replay?viewer=${viewer}`, record);
  }

  /** A table's match looked at again by a coach, line by line; the decisions of these seats, or of the persons. */
  review(id: string, seats: number[] | null, signal: AbortSignal): AsyncGenerator<ReviewLine> {
    return this.#lines(`/api/tables/${encodeURIComponent(id)}/review${listed(seats)}`, { signal });
  }

  /** The same of a record, and of all seats by default. */
  reviewOf(record: unknown, seats: number[] | null, signal: AbortSignal): AsyncGenerator<ReviewLine> {
    return this.#lines(`/api/review${listed(seats)}`, { ...posted(record), signal });
  }

  /** What a coach would do on my seat, or what it thinks of an action; nothing where there is nothing to say. */
  counsel(id: string, seat: number, action?: unknown, signal?: AbortSignal): Promise<Counsel | null> {
    const asked = posted(action === undefined ? { seat } : { seat, action });
    const path = `/api/tables/${encodeURIComponent(id)}/counsel`;
    return this.#request(path, signal ? { ...asked, signal } : asked);
  }

  /** A question to the rules of a game, without a match; what may be asked is the game's own. */
  consult<Question, Answer>(game: string, question: Question): Promise<Answer> {
    return this.#post(`/api/games/${encodeURIComponent(game)}/consult`, question);
  }

  /** Everything that is stored about me, as a file. */
  readonly exportAddress = '/api/me/export';

  recordAddress(id: string): string {
    return `/api/tables/${encodeURIComponent(id)}/record`;
  }

  #at(id: string, what: string, body: unknown): Promise<TableInfo> {
    return this.#post(`/api/tables/${encodeURIComponent(id)}/${what}`, body);
  }

  #get<T>(path: string): Promise<T> {
    return this.#request(path, {});
  }

  #post<T>(path: string, body: unknown): Promise<T> {
    return this.#request(path, posted(body));
  }

  async #request<T>(path: string, init: RequestInit): Promise<T> {
    return (await (await this.#answer(path, init)).json()) as T;
  }

  async *#lines<T>(path: string, init: RequestInit): AsyncGenerator<T> {
    const { body } = await this.#answer(path, init);
    for await (const data of eventsOf(body!)) yield JSON.parse(data) as T;
  }

  async #answer(path: string, init: RequestInit): Promise<Response> {
    let answer: Response;
    try {
      answer = await this.fetcher(path, { credentials: 'same-origin', ...init });
    } catch {
      throw new ApiError('offline');
    }
    if (!answer.ok) throw new ApiError(await codeOf(answer));
    return answer;
  }
}

function posted(body: unknown): RequestInit {
  return { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
}

function listed(seats: number[] | null): string {
  return seats === null ? '' : `?seats=${seats.join(',')}`;
}

async function codeOf(answer: Response): Promise<string> {
  try {
    return ((await answer.json()) as ErrorBody).code;
  } catch {
    return 'internal';
  }
}

/** The data of the events of a stream, as they come. */
async function* eventsOf(body: ReadableStream<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  let text = '';
  for (const reader = body.getReader(); ;) {
    const { value, done } = await reader.read();
    if (done) return;
    text += decoder.decode(value, { stream: true });
    const events = text.split('\n\n');
    text = events.pop()!;
    for (const event of events) {
      const data = event.split('\n').filter((line) => line.startsWith('data:'));
      if (data.length > 0) yield data.map((line) => line.slice(5).trimStart()).join('\n');
    }
  }
}
