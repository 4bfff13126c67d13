// Runs the generator, which is TypeScript, through Vite. Arguments name maps; without any, all are made.
import { runnerImport } from 'vite';

const { module } = await runnerImport(new URL('main.ts', import.meta.url).pathname, { configFile: false });
module.writeAll(process.argv.slice(2));
