// A table about to be set: seat count, who sits where, options.
import type { Help } from '../generated/Help';
import type { NewTable } from '../generated/NewTable';
import type { TableInfo } from '../generated/TableInfo';
import type { Terms } from '../generated/Terms';
import type { SeatPlan } from '../generated/SeatPlan';
import type { GameInfo } from '../generated/GameInfo';
import type { OptionInfo } from '../generated/OptionInfo';
import { appliesTo, defaultLevel, defaultOf, defaultSeats, type OptionValue } from './catalog';

export class TableDraft {
  nSeats = $state(0);
  plans: SeatPlan[] = $state([]);
  values: Record<string, OptionValue> = $state({});
  terms: Terms = $state.raw({ is_public: false, waits: null, pace: { type: 'untimed' }, expiry: null });
  help: Help = $state({ hints: false, warnings: false });

  constructor(
    readonly game: GameInfo,
    private readonly levels: string[],
    private readonly wantedLevel = '',
  ) {
    this.plans = [{ type: 'me' }];
    this.values = Object.fromEntries(game.options.map((option) => [option.key, defaultOf(option.choices)]));
    this.setSeats(defaultSeats(game));
  }

  /** Goes on from a table that is set already. */
  adopt(table: TableInfo): void {
    const first = table.seats.find((seat) => seat.is_mine)?.seat;
    this.plans = table.seats.map((seat) => {
      if (seat.kind === 'bot') return { type: 'bot', level: seat.name };
      if (seat.kind === 'open') return { type: 'open' };
      return seat.seat === first ? { type: 'me' } : { type: 'local', name: seat.name };
    });
    this.nSeats = table.seats.length;
    this.terms = table.terms;
    const options = this.game.options.filter(({ key }) => key in table.setup);
    for (const { key } of options) this.values[key] = table.setup[key] as OptionValue;
  }

  /** The options that mean something at this many seats. */
  get options(): OptionInfo[] {
    return this.game.options.filter((option) => appliesTo(option, this.nSeats));
  }

  /** The level of all bots, if it is one; undefined: none plays, or they differ. */
  get botLevel(): string | undefined {
    const levels = new Set(this.plans.slice(0, this.nSeats).flatMap((plan) => (plan.type === 'bot' ? plan.level : [])));
    return levels.size === 1 ? [...levels][0] : undefined;
  }

  setBotLevel(level: string): void {
    this.plans = this.plans.map((plan) => (plan.type === 'bot' ? { type: 'bot', level } : plan));
  }

  get hasBots(): boolean {
    return this.seated.some((plan) => plan.type === 'bot');
  }

  /** How many of these options differ from the standard. */
  changed(options: readonly OptionInfo[]): number {
    return options.filter((option) => this.values[option.key] !== defaultOf(option.choices)).length;
  }

  /** A coach helps one person who plays against bots. */
  get mayHaveHelp(): boolean {
    return this.hasBots && this.seated.every((plan) => plan.type === 'bot' || plan.type === 'me') && this.hasPerson;
  }

  get hasOpenSeats(): boolean {
    return this.seated.some((plan) => plan.type === 'open');
  }

  get hasPerson(): boolean {
    return this.seated.some((plan) => plan.type !== 'bot');
  }

  get seated(): SeatPlan[] {
    return this.plans.slice(0, this.nSeats);
  }

  setSeats(nSeats: number): void {
    while (this.plans.length < nSeats)
      this.plans.push({ type: 'bot', level: this.botLevel ?? defaultLevel(this.levels, this.wantedLevel) });
    this.nSeats = nSeats;
  }

  /** I sit in one place only: taking another seat leaves mine to whoever was there. */
  seat(index: number, plan: SeatPlan): void {
    const mine = this.plans.findIndex((one) => one.type === 'me');
    if (plan.type === 'me' && mine >= 0 && mine !== index) this.plans[mine] = this.plans[index]!;
    this.plans[index] = plan;
  }

  /** What is sent: options as they stand, without those that mean nothing here. */
  toTable(): NewTable {
    const chosen = this.options.map((option) => [option.key, this.values[option.key]]);
    const hasHelp = this.mayHaveHelp && (this.help.hints || this.help.warnings);
    return {
      game: this.game.slug,
      setup: { seats: this.nSeats, ...Object.fromEntries(chosen) },
      seats: this.seated,
      ...(this.hasOpenSeats ? { terms: this.terms } : {}),
      ...(hasHelp ? { help: this.help } : {}),
    };
  }
}
