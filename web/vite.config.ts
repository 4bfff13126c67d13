import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';

/** `import crown from 'icon:crown'` gives the drawing of one icon of game-icons, so that only used ones are shipped. */
function gameIcons(): Plugin {
  const path = createRequire(import.meta.url).resolve('@iconify-json/game-icons/icons.json');
  let icons: Record<string, { body: string }> | undefined;
  return {
    name: 'game-icons',
    resolveId: (id) => (id.startsWith('icon:') ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith('\0icon:')) return;
      icons ??= JSON.parse(readFileSync(path, 'utf8')).icons as Record<string, { body: string }>;
      const icon = icons[id.slice('\0icon:'.length)];
      if (!icon) this.error(`game-icons has no icon ${id.slice('\0icon:'.length)}`);
      return `export default ${JSON.stringify(icon.body)}`;
    },
  };
}

export default defineConfig({
  plugins: [svelte(), gameIcons()],
  // The content security policy allows no data: fonts, so nothing is inlined.
  build: { outDir: 'dist', assetsInlineLimit: 0, chunkSizeWarningLimit: 900 },
  resolve: { conditions: process.env['VITEST'] ? ['browser'] : undefined },
  server: {
    // Texts live beside web/, where the command line reads them too.
    fs: { allow: ['..'] },
    proxy: { '/api': { target: process.env['LIEGE_URL'] ?? 'http://127.0.0.1:8080', ws: true } },
  },
  test: {
    environment: 'happy-dom',
    include: ['src/**/*.test.ts', 'maps/**/*.test.ts'],
    setupFiles: ['src/lib/fixtures/setup.ts'],
    // A busy machine draws maps slowly.
    testTimeout: 30_000,
  },
});
