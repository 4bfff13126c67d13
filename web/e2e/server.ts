// Starts the real server on a free port with a data file of its own.
import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const BINARY = resolve(process.env['LIEGE_BIN'] ?? join(import.meta.dirname, '../../target/release/liege'));
const START_MS = 30_000;

export class Server {
  url = '';
  readonly #folder = mkdtempSync(join(tmpdir(), 'liege-e2e-'));
  #process: ChildProcess | undefined;

  /** Starts, or starts again where it listened before. */
  async start(): Promise<void> {
    if (!existsSync(BINARY)) throw new Error(`${BINARY} is missing: build it with cargo build -p liege`);
    const addr = this.url === '' ? '127.0.0.1:0' : new URL(this.url).host;
    const args = [
      'serve',
      '--addr',
      addr,
      '--db',
      `sqlite://${join(this.#folder, 'liege.db')}`,
      '--hasty-bots',
      '--chosen-seeds',
    ];
    const child = spawn(BINARY, args, {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, RUST_LOG: 'error' },
    });
    this.#process = child;
    this.url = await addressOf(child);
  }

  /** As a power cut would: no time to put anything in order. */
  async kill(): Promise<void> {
    const child = this.#process;
    if (!child || child.exitCode !== null) return;
    const isGone = new Promise((done) => child.once('exit', done));
    child.kill('SIGKILL');
    await isGone;
  }

  async end(): Promise<void> {
    await this.kill();
    rmSync(this.#folder, { recursive: true, force: true });
  }
}

/** The server prints where it listens. */
function addressOf(child: ChildProcess): Promise<string> {
  return new Promise((found, failed) => {
    let heard = '';
    const timer = setTimeout(() => failed(new Error(`the server did not start: ${heard}`)), START_MS);
    const listen = (chunk: Buffer) => {
      heard += chunk.toString();
      const address = /http:\/\/[\d.]+:\d+/.exec(heard);
      if (!address) return;
      clearTimeout(timer);
      found(address[0]);
    };
    child.stdout!.on('data', listen);
    child.stderr!.on('data', (chunk: Buffer) => (heard += chunk.toString()));
    child.once('exit', (code) => failed(new Error(`the server ended with ${code}: ${heard}`)));
  });
}
