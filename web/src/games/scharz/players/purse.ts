// Wages and taxes until the year is over, in the order in which they come. All numbers come from the view.
import type { ScharzPayment } from '../../../generated/scharz/ScharzPayment';
import type { Season } from '../../../generated/scharz/Season';

export interface Due {
  step: 'taxes' | 'wages';
  gold: number;
  times: number;
  seasons: Season[];
  /** Gold that is left after the last of them. */
  left: number;
}

/** Equal payments that follow each other are one line. */
export function duesOf(payments: readonly ScharzPayment[]): Due[] {
  const dues: Due[] = [];
  for (const { step: phase, season, gold, left } of payments) {
    const step = phase === 'taxes' ? 'taxes' : 'wages';
    const last = dues.at(-1);
    if (last?.step === step && last.gold === gold) {
      Object.assign(last, { times: last.times + 1, seasons: [...last.seasons, season], left });
    } else dues.push({ step, gold, times: 1, seasons: [season], left });
  }
  return dues;
}

/** The moment in which the purse is emptiest; null when nothing is due. */
export function leastOf(payments: readonly ScharzPayment[]): number | null {
  return payments.length === 0 ? null : Math.min(...payments.map(({ left }) => left));
}
