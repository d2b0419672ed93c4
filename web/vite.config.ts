import { createHash } from 'node:crypto';
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import reactPlugin from '@vitejs/plugin-react';
import { build, defineConfig, type Plugin } from 'vite';
import type { Language } from '#domain/language/language.ts';
import { CHUNKS, compiledAhead } from './build/chunks.ts';
import { help } from './build/help.ts';
import { pageWords } from './build/pageWords.ts';
import { serviceWorker } from './build/serviceWorker.ts';
import { loginFiles, startPages } from './build/startPages.ts';
import { wordsIn } from './build/words.ts';

const serverPort = process.env.PORT ?? '3000';

/** The language of these pages, and their folder: see build/main.ts. */
const LANGUAGE = (process.env.WEB_LANGUAGE ?? 'en') as Language;
const DIST = process.env.WEB_DIST ?? join(import.meta.dirname, 'dist/en');

/**
 * The common part of all pages' heads, inserted at `<!--head-->`. The SVG icon states a size: Chromium renders it
 * again for every address, and prefers an icon without a size to one of pixels.
 */
const head: Plugin = {
  name: 'head',
  transformIndexHtml: {
    order: 'pre',
    handler: (html) =>
      html.replace('<!--head-->', () =>
        readFileSync(join(import.meta.dirname, 'head.part.html'), 'utf8')
          .trim()
          // Cached for a year by the hash of its content, as it blocks painting and scripts.
          .replace('/boot.js', `/boot.js?${hashOf('public/boot.js')}`),
      ),
  },
};

const hashOf = (file: string) =>
  createHash('sha256')
    .update(readFileSync(resolve(import.meta.dirname, file)))
    .digest('base64url')
    .slice(0, 8);

/**
 * Writes the pages that customers open first into files named by their address, where the server looks for them.
 */
const starting: Plugin = {
  name: 'starting',
  apply: 'build',
  writeBundle() {
    const read = (name: string) => readFileSync(join(DIST, name), 'utf8');
    const pages = startPages(read('index.html'), read('.vite/manifest.json'), read);
    for (const [path, html] of Object.entries(pages)) {
      const file = join(DIST, '.start', `${path}.html`);
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, html);
    }
  },
};

/**
 * Prerenders landing and legal pages into their HTML, so that they can be read before, and without, any script.
 */
const prerendered: Plugin = {
  name: 'prerendered',
  apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
  async writeBundle() {
    const outDir = join(DIST, '.prerender');
    await build({
      root: import.meta.dirname,
      configFile: false,
      logLevel: 'warn',
      plugins: [wordsIn(LANGUAGE), reactPlugin()],
      build: { ssr: 'landing/prerender.tsx', outDir, ssrEmitAssets: true, assetsInlineLimit: 0 },
    });
    const { prerender, legalPages, writeFor } = await import(
      pathToFileURL(join(outDir, 'prerender.js')).href
    );
    writeFor(LANGUAGE);
    const page = join(DIST, 'landing.html');
    const html = readFileSync(page, 'utf8')
      .replace('<!--landing-->', () => prerender('%YEAR%'))
      .replace('%LOGIN%', () =>
        loginFiles(readFileSync(join(DIST, '.vite/manifest.json'), 'utf8')),
      );
    writeFileSync(page, html);
    const legal = join(DIST, 'legal.html');
    const frame = readFileSync(legal, 'utf8');
    for (const { name, title, description, page, text } of legalPages('%YEAR%'))
      writeFileSync(
        join(DIST, `${name}.html`),
        frame
          .replaceAll('%TITLE%', title)
          .replaceAll('%DESCRIPTION%', description)
          .replace('<!--page-->', () => page)
          .replace('%TEXT%', () => `<!--text-->${text}<!--/text--><!--practice-->`),
      );
    rmSync(legal);
    // Pictures and films; the styles are those of landing/main.ts.
    cpSync(join(outDir, 'assets'), join(DIST, 'assets'), {
      recursive: true,
      filter: (path) => !path.endsWith('.css'),
    });
    rmSync(outDir, { recursive: true });
  },
};

/**
 * Compresses files that are served often once, at build time: the server sends the encoding that the browser
 * accepts.
 */
const precompressed: Plugin = {
  name: 'precompressed',
  apply: 'build',
  writeBundle() {
    for (const name of readdirSync(DIST, { recursive: true, encoding: 'utf8' })) {
      if (!/\.(js|css|svg|html|webmanifest)$/.test(name)) continue;
      const content = readFileSync(join(DIST, name));
      writeFileSync(join(DIST, `${name}.br`), brotliCompressSync(content));
      writeFileSync(join(DIST, `${name}.gz`), gzipSync(content, { level: 9 }));
    }
  },
};

/** In development only: every screen in every state, at /states. */
const states: Plugin = {
  name: 'states',
  apply: 'serve',
  async configureServer({ middlewares }) {
    // By its address, so that Vite does not pack it into this file.
    const page = pathToFileURL(join(import.meta.dirname, '../tools/states.ts'));
    middlewares.use((await import(page.href)).states);
  },
};

const pages = (...names: string[]) => names.map((name) => join(import.meta.dirname, name));

const product = defineConfig({
  root: import.meta.dirname,
  base: '/',
  plugins: [
    head,
    pageWords(DIST, LANGUAGE),
    wordsIn(LANGUAGE),
    reactPlugin(),
    compiledAhead,
    prerendered,
    starting,
    serviceWorker(DIST, LANGUAGE),
    ...(LANGUAGE === 'en' ? [help(DIST, 'help', '/dashboard')] : []),
    precompressed,
    states,
  ],
  // As Vite's own, without the line of the rule, which would be in each style and each script.
  css: { modules: { generateScopedName: (name, file) => `${name}_${hashOf(file).slice(0, 5)}` } },
  build: {
    outDir: DIST,
    emptyOutDir: true,
    manifest: true,
    sourcemap: false,
    // Every browser with popovers, which menus are made of, supports modulepreload.
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    rolldownOptions: {
      input: pages('index.html', 'landing.html', 'legal.html', 'help.html'),
      output: {
        codeSplitting: {
          groups: CHUNKS,
        },
      },
    },
  },
  server: {
    // The server's addresses, and the pages that are rendered while building; not the source files of `api/`.
    proxy: {
      '^/(api/(?!.*\\.tsx?($|\\?))|assets/|help/|privacy$|terms$|$)': {
        target: `http://127.0.0.1:${serverPort}`,
      },
    },
  },
});

const SITE = join(import.meta.dirname, '../dist-site');

/** `npm run site`: the pages of help alone, for any host of static files, in any folder. */
const site = defineConfig({
  root: import.meta.dirname,
  base: './',
  plugins: [head, help(SITE, '.')],
  build: {
    outDir: SITE,
    emptyOutDir: true,
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    rolldownOptions: { input: pages('help.html') },
  },
});

export default defineConfig(({ mode }) => (mode === 'site' ? site : product));
