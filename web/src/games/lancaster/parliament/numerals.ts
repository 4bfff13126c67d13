// Laws in force are numbered, so that a proposal can say in short which of them it may push out.
import type { LancasterView } from '../../../generated/lancaster/LancasterView';
import type { Law } from '../../../generated/lancaster/Law';

const NUMERALS = ['I', 'II', 'III'];

export function numeral(law: Law, { laws }: Pick<LancasterView, 'laws'>): string {
  return NUMERALS[laws.findIndex((each) => each.law === law)] ?? '';
}

export function numerals(laws: readonly Law[], view: Pick<LancasterView, 'laws'>): string {
  return laws.map((law) => numeral(law, view)).join(' / ');
}
