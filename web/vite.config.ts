import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import reactPlugin from '@vitejs/plugin-react';
import { build, defineConfig, type Plugin } from 'vite';
import { loginFiles } from './build/loginFiles.ts';
import { serviceWorker } from './build/serviceWorker.ts';
import { startPages } from './build/startPages.ts';

const serverPort = process.env.PORT ?? '3000';

/** What every page needs, the landing page too, which needs nothing else of the screens. */
const react = /node_modules\/(react|react-dom|scheduler)\/|rolldown\/runtime/;
const pages = new RegExp(
  [
    'preload-helper',
    '/domain/(day|rights/\\w+)(?<!Schema)\\.ts$',
    '/web/api/(ahead|request|rules|errors|prefetch)\\.',
    '/web/session/homes\\.',
    '/web/store/(browserStore|shape)\\.',
    '/web/ui/(Mark|VisuallyHidden|overlayRoot|tokens|base)\\.',
  ].join('|'),
);

/** What a screen with a form needs of the engine of unsaved work. */
const drafts =
  /\/web\/draft\/(sending|useSending|useErrorFocus|useDraft|useKeyedState|draftStorage)\.ts/;

/**
 * What the frame holds what was fetched by, and tells of what is new; what remembers it for a start without
 * a connection, too. The log-in needs none of it.
 */
const queries =
  /\/web\/(live\/(queryClient|Queries|invalidate)|auth\/useLogOut|api\/(pages|retryAfter))\./;

/** What both of the customer's daily screens are made of. A file each would be a request each. */
const daily = new RegExp(
  [
    'IconMessageCircleQuestion',
    '/web/(home/AskLater|articles/givenQuery|goals/goalsQuery|ui/useMinute)\\.',
    '/web/changes/(ChangedMark|NoLongerPlanned|useUnseen|api)\\.',
    '/web/progress/(words|draftParts|draft|api|mealRows|selfSaving\\w*)\\.',
  ].join('|'),
);

/** What works without a connection: fetched at rest, and at the start where something is remembered. */
const offline =
  /node_modules\/idb\/|\/web\/(live\/kept\w+|session\/(keeping|serviceWorker|endPush)|store\/rows|frame\/offline)\./;

/** What forms are checked by: fetched when the page is at rest, or when a form is first touched. */
const rules = /node_modules\/zod\/|\/domain\/(\w+\/)?\w+Schema\.ts$/;

/** How planned days are fetched travels with the rules of plans: by itself it would be a request. */
const plannedDays = /\/web\/progress\/plannedDaysQuery\.ts$/;
/** The names of allergens travel with profiles, whose fields they fill. */
const allergens = /\/domain\/allergens\//;
const nounOf = (id: string) => {
  if (allergens.test(id)) return 'domain-profiles';
  const noun = plannedDays.test(id) ? 'plans' : (/\/domain\/(\w+)\//.exec(id)?.[1] ?? 'days');
  // Where one of them is shown, so are the others.
  return `domain-${['plans', 'progress', 'notifications', 'reminders'].includes(noun) ? 'days' : noun}`;
};

// A chunk takes along what its modules import: this keeps the domain's days out of the one above. What one
// screen alone needs stays with it, and so do the words of allergens, which are many.
const alone = [
  'shopping/',
  'import/',
  'planLibrary/',
  'plans/(mealTime|marked|changeWords|upload|nextStart|nextWeek|advancedName|namedPerson|confirm)\\.',
  'allergens/(?!allergens\\.)',
  'progress/water\\.',
  'reminders/nextReminder\\.',
].join('|');
const domain = new RegExp(`/domain/(?!${alone})(\\w+/)?(?!\\w*Schema)\\w+\\.ts$`);

/** What every screen needs; the rest is split by screen, so that /login loads nothing of Plans. */
const router = /node_modules\/react-router\//;
/** What the frame of all screens behind a sign-in needs. A file each would be a request each. */
const frame = new RegExp(
  [
    'node_modules/@tanstack/',
    '/web/ui/(Skeleton|Hint)\\.',
    '/web/session/(?!homes|keeping|serviceWorker|endPush)\\w+\\.',
    '/web/store/databases\\.',
    '/domain/(coaching|images)/(?!\\w*Schema)\\w+\\.ts$',
  ].join('|'),
);

/**
 * Parts that most screens use travel together: together they compress better. Not those of the landing
 * page, which would fetch all the others, and the router, with them.
 */
const parts = /node_modules\/@tabler\/|\/web\/ui\/(?!toasts|Skeleton|VisuallyHidden)/;
const MAX_SCREENS = 11;

/** The server builds beside `dist` and moves the result there: see server/app/build.ts. */
const DIST = process.env.WEB_DIST ?? join(import.meta.dirname, 'dist');

/**
 * What the heads of all pages have in common, in the place of `<!--head-->`. The drawn icon says a size:
 * Chromium makes the icon anew with every address, and takes one without a size before any of pixels.
 */
const head: Plugin = {
  name: 'head',
  transformIndexHtml: {
    order: 'pre',
    handler: (html) =>
      html.replace('<!--head-->', () =>
        readFileSync(join(import.meta.dirname, 'head.part.html'), 'utf8')
          .trim()
          // Kept for a year by what is in it: nothing is painted, nor run, before it is there.
          .replace('/boot.js', `/boot.js?${hashOf('public/boot.js')}`),
      ),
  },
};

const hashOf = (file: string) =>
  createHash('sha256')
    .update(readFileSync(join(import.meta.dirname, file)))
    .digest('base64url')
    .slice(0, 8);

/** Writes the pages that customers open first where the server finds them, by their address. */
const starting: Plugin = {
  name: 'starting',
  apply: 'build',
  writeBundle() {
    const read = (name: string) => readFileSync(join(DIST, name), 'utf8');
    const pages = startPages(read('index.html'), read('.vite/manifest.json'));
    for (const [path, html] of Object.entries(pages)) {
      const file = join(DIST, '.start', `${path}.html`);
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, html);
    }
  },
};

/** Writes landing and legal pages into their HTML, so that they read before, and without, any script. */
const prerendered: Plugin = {
  name: 'prerendered',
  apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
  async writeBundle() {
    const outDir = join(DIST, '.prerender');
    await build({
      root: import.meta.dirname,
      configFile: false,
      logLevel: 'warn',
      plugins: [reactPlugin()],
      build: { ssr: 'landing/prerender.tsx', outDir, assetsInlineLimit: 0 },
    });
    const { prerender, legalPages } = await import(
      pathToFileURL(join(outDir, 'prerender.js')).href
    );
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
    rmSync(outDir, { recursive: true });
  },
};

/** Compresses once what is served often: the server sends the file that the browser accepts. */
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

export default defineConfig({
  root: import.meta.dirname,
  base: '/',
  plugins: [head, reactPlugin(), prerendered, starting, serviceWorker(DIST), precompressed],
  build: {
    outDir: DIST,
    emptyOutDir: true,
    manifest: true,
    sourcemap: false,
    // Whoever has popovers, which menus are made of, preloads modules by itself.
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    rolldownOptions: {
      input: ['index.html', 'landing.html', 'legal.html'].map((page) =>
        join(import.meta.dirname, page),
      ),
      output: {
        codeSplitting: {
          // A group takes along what its modules import, unless a group before it has that.
          groups: [
            { name: 'react', test: react, priority: 9 },
            { name: 'pages', test: pages, priority: 8 },
            { name: 'router', test: router, priority: 7 },
            { name: 'frame', test: frame, priority: 6 },
            {
              name: nounOf,
              debugName: 'nouns',
              test: new RegExp(`${domain.source}|${plannedDays.source}`),
              priority: 5,
            },
            { name: 'drafts', test: drafts, priority: 4 },
            { name: 'rules', test: rules, priority: 4 },
            {
              name: 'shared',
              test: parts,
              minShareCount: MAX_SCREENS,
              priority: 2,
            },
            { name: 'queries', test: queries, priority: 1 },
            { name: 'daily', test: daily, priority: 1 },
            { name: 'offline', test: offline, priority: 0 },
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
