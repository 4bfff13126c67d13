// Building sites as the card shows them. All numbers come from the view.
import { actionKey } from '../../../lib/actions';
import type { ScharzGains } from '../../../generated/scharz/ScharzGains';
import type { ScharzSite } from '../../../generated/scharz/ScharzSite';
import type { ScharzView } from '../../../generated/scharz/ScharzView';
import type { ScharzWorks } from '../../../generated/scharz/ScharzWorks';
import type { Action } from '../props';

/** One thing to do at a site, with a smaller or larger crew. */
export interface Job {
  key: string;
  first: Action;
  crews: ScharzWorks[];
}

/** The jobs at a place, in the order of the view. */
export function jobsAt(view: ScharzView, space: string): Job[] {
  const jobs = new Map<string, Job>();
  for (const works of view.works.filter(({ site }) => site.at === space)) {
    const first = works.clicks[0]!;
    const key = `${actionKey(first)} ${site(works)}`;
    const job = jobs.get(key);
    if (job) job.crews.push(works);
    else jobs.set(key, { key, first, crews: [works] });
  }
  return [...jobs.values()];
}

const site = ({ site: { at, building } }: ScharzWorks): string => `${at} ${building}`;

const GAINS = ['taxes', 'importance', 'storage', 'berths', 'shields', 'levies', 'hires'] as const;

/** What a finished building will add. */
export function gainsOf(gains: ScharzGains): { id: (typeof GAINS)[number]; count: number }[] {
  return GAINS.map((id) => ({ id, count: gains[id] })).filter(({ count }) => count !== 0);
}

/** Whether a site is finished before the match is over. */
export function isInTime({ finished }: ScharzSite, view: ScharzView): boolean {
  return finished !== null && finished.year <= view.years;
}
