import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

const serverPort = process.env.PORT ?? '3000';

/** What every screen needs; the rest is split by screen, so that /login loads nothing of Plans. */
const vendor = /node_modules\/(react|react-dom|scheduler|react-router|@tanstack)\//;

/** Parts that most screens use travel together: together they compress better. */
const parts = /node_modules\/(@mantine\/(core|hooks)|@tabler)\/|\/web\/ui\//;
const MOST_SCREENS = 7;

/**
 * Every zod schema carries its way into JSON Schema, which only the server uses: 5 kB of each first
 * load. Here those functions do nothing.
 */
const withoutJsonSchema: Plugin = {
  name: 'zod-without-json-schema',
  apply: 'build',
  transform(code, id) {
    if (!/zod\/v4\/core\/(to-json-schema|json-schema-processors)\.js$/.test(id)) return null;
    const names = [...code.matchAll(/^export (?:const|function) (\w+)/gm)].map(([, name]) => name);
    return names.map((name) => `export const ${name} = () => undefined;`).join('\n');
  },
};

/** The server builds beside `dist` and moves the result there: see server/build.ts. */
const DIST = process.env.WEB_DIST ?? join(import.meta.dirname, 'dist');

/** Compresses once what is served often: the server sends the file that the browser accepts. */
const precompressed: Plugin = {
  name: 'precompressed',
  apply: 'build',
  writeBundle() {
    for (const name of readdirSync(DIST, { recursive: true, encoding: 'utf8' })) {
      if (!/\.(js|css|svg|html)$/.test(name)) continue;
      const content = readFileSync(join(DIST, name));
      writeFileSync(join(DIST, `${name}.br`), brotliCompressSync(content));
      writeFileSync(join(DIST, `${name}.gz`), gzipSync(content, { level: 9 }));
    }
  },
};

export default defineConfig({
  root: import.meta.dirname,
  base: '/',
  plugins: [react(), withoutJsonSchema, precompressed],
  build: {
    outDir: DIST,
    emptyOutDir: true,
    manifest: true,
    sourcemap: false,
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'vendor', test: vendor, priority: 2 },
            { name: 'shared', test: parts, minShareCount: MOST_SCREENS },
          ],
        },
      },
    },
  },
  server: {
    // With the slash: `/api.ts` is a file of ours.
    proxy: { '/api/': { target: `http://127.0.0.1:${serverPort}` } },
  },
});
