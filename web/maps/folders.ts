// Where tables are read and maps are written.
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const HERE = dirname(fileURLToPath(import.meta.url));
export const TABLES = join(HERE, '../../crates/games/scharz/data/maps');
export const DRAWN = join(HERE, '../src/generated/maps');
