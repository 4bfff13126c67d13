// What a mode has and another lacks: nobody is shown what does not exist at this table.
import type { Mode } from '../../generated/scharz/Mode';

/** Units and settlements eat. */
export const hasFood = (mode: Mode): boolean => mode !== 'quick';

/** Prestige, feasts and levels of experience. */
export const hasPrestige = (mode: Mode): boolean => mode === 'original' || mode === 'extended';

/** Homelands and climate zones matter. */
export const hasPeoples = (mode: Mode): boolean => mode === 'extended';
