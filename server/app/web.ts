import { existsSync, readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { serveStatic } from '@hono/node-server/serve-static';
import type { Context, Hono, Next } from 'hono';
import { compress } from 'hono/compress';
import { etag } from 'hono/etag';
import { DEFAULT_LOCALE, language, languageOf } from '#domain/language/language.ts';
import type { Config } from '../config/config.ts';
import type { Deps } from '../http/deps.ts';
import type { Env } from '../http/operation.ts';
import { escaped } from '../http/plainPage.ts';
import { setRouteName } from '../http/response.ts';
import type { ImageStore } from '../images/store.ts';
import { wordsOf } from '../log/errorWords.ts';
import { inTime, log } from '../log/log.ts';
import { brandedManifest, brandedPage, brandedWorker, logoFile } from '../look/branded.ts';
import { isOurs, readShown, type Shown } from '../look/queries.ts';
import { readPractice } from '../practice/queries.ts';
import { type LegalPage, legalPage } from '../practice/routes.ts';

/** The landing page that the build rendered into `file`, with the year and the public address filled in. */
export async function landingPage(
  file: string,
  { publicUrl }: Pick<Config, 'publicUrl'>,
  now: Date,
): Promise<string> {
  const html = await readFile(file, 'utf8');
  const year = String(now.getUTCFullYear());
  return html.replaceAll('%YEAR%', year).replace('<!--address-->', addressTags(publicUrl));
}

/** The tags that tell search engines and link previews the public address of a page. */
function addressTags(publicUrl: string | undefined, path = '/'): string {
  const image = `<meta property="og:image" content="${publicUrl ?? ''}/preview.png" />`;
  if (!publicUrl) return image;
  const url = publicUrl + path;
  return `<link rel="canonical" href="${url}" /><meta property="og:url" content="${url}" />${image}`;
}

/** The text of robots.txt: search engines may read the public pages only. */
export function robots({ publicUrl }: Pick<Config, 'publicUrl'>): string {
  const closed = ['/api', '/client', '/customer'].map((path) => `Disallow: ${path}`);
  const sitemap = publicUrl ? ['', `Sitemap: ${publicUrl}/sitemap.xml`] : [];
  return ['User-agent: *', ...closed, ...sitemap, ''].join('\n');
}

const PUBLIC_PAGES = ['/', '/signup', '/login', '/help/', '/privacy', '/terms'];

export function sitemap(origin: string): string {
  const urls = PUBLIC_PAGES.map((path) => `  <url><loc>${escaped(origin)}${path}</loc></url>`);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...urls,
    '</urlset>',
    '',
  ].join('\n');
}

export const WEB_DIST = fileURLToPath(new URL('../../web/dist', import.meta.url));

// Hidden files of the build, such as Vite's manifest, are not served.
const HIDDEN = /\/\./;
// Addresses of pages have no extension: a missing file is answered with 404, not with index.html.
const FILE = /\.[a-z0-9]{1,11}$/i;

// Cached, because Chromium requests the icon whenever the address changes.
const ICON = /\.(svg|png|webmanifest)$/;

// The compressed variants too. Pages refer to this file with its hash as the query.
const BOOT = /\/boot\.js(\.br|\.gz)?$/;

/** The cache-control of a file: a year for hashed files, a day for icons, revalidation for the rest. */
function cacheControlOf(path: string, { search }: URL): string {
  const isHashed = path.includes('/assets/') || (BOOT.test(path) && search !== '');
  if (isHashed) return `public, max-age=${YEAR}, immutable`;
  return ICON.test(path) ? `public, max-age=${DAY}` : 'no-cache';
}

const [DAY, YEAR] = [86_400, 31_536_000];
const HTML = 'text/html; charset=utf-8';
const SCRIPT = 'text/javascript; charset=utf-8';
const MANIFEST = 'application/manifest+json';
const LOGO_FILES = '/:file{logo\\.webp|mark\\.svg|icon-[a-z0-9]+\\.png}';

const DEFAULT_LANGUAGE = languageOf(DEFAULT_LOCALE);

/** The addresses for which the build wrote an HTML page of their own (web/build/startPages.ts). */
function startsIn(dist: string): string[] {
  const folder = join(dist, '.start');
  if (!existsSync(folder)) return [];
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return files.flatMap((file) => (file.endsWith('.html') ? [`/${file.slice(0, -5)}`] : []));
}

const LOOK_MS = 1000;

/** Makes a function that reads how the practice looks; while the database is away, how it looked last. */
function looking({ config, db }: Pick<Deps, 'config' | 'db'>): () => Promise<Shown> {
  let last: Shown = { name: config.practice, colour: null, logo: null, version: 0 };
  return async () => {
    const reading = readShown(db, config).then((shown) => {
      last = shown;
    });
    await inTime(reading, LOOK_MS).catch((error: Error) =>
      log.warn('the look of the practice was not read', { error: wordsOf(error) }),
    );
    return last;
  };
}

const NOT_BUILT = 'The web part is not built: npm run build';

type WebDeps = Pick<Deps, 'config' | 'db' | 'now'> & { readonly images: Pick<ImageStore, 'read'> };

/**
 * Serves the built web part from `dist`: the landing page and the legal pages as rendered HTML, files as
 * they are, and index.html for every other path; with the name, the logo and the colour of the practice.
 */
export function serveWeb(
  app: Hono<Env>,
  { config, db, now, images }: WebDeps,
  dist: string = WEB_DIST,
): void {
  // Registered before the middleware that hides paths with a dot.
  app.get('/.well-known/security.txt', async (context) => {
    setRouteName(context, '/.well-known/security.txt');
    const origin = config.publicUrl ?? new URL(context.req.url).origin;
    const { email } = await readPractice(db, config);
    return context.text(securityTxt(origin, email, now()));
  });
  const built = new Set(existsSync(dist) ? readdirSync(dist) : []);
  /** The folder of the reader's language. Assets are shared, and help has its languages in its addresses. */
  const folder = () => (built.has(language()) ? language() : DEFAULT_LANGUAGE);
  const folderOf = (path: string) => {
    if (path.startsWith('/assets/')) return '.';
    return path.startsWith('/help/') ? DEFAULT_LANGUAGE : folder();
  };
  const page = (name = 'index') => join(dist, folder(), `${name}.html`);
  const shown = looking({ config, db });
  /** Answers with a file of the build that the practice's look changes; else the file is served as it is. */
  const branded =
    (path: () => string, change: (text: string, look: Shown) => string, type: string) =>
    async (context: Context, next: Next) => {
      const look = await shown();
      const file = join(dist, folder(), path());
      if (isOurs(look) || !existsSync(file)) return next();
      const text = change(await readFile(file, 'utf8'), look);
      return context.body(text, 200, { 'content-type': type, 'cache-control': 'no-cache' });
    };
  const named = (route: string) => async (context: Context, next: Next) => {
    setRouteName(context, route);
    await next();
  };
  app.use('*', named('/*'));
  app.use('*', async (context, next) => {
    await next();
    if (!context.req.path.startsWith('/assets/'))
      context.header('vary', 'Cookie, Accept-Language', { append: true });
  });
  app.use('/assets/*', named('/assets/*'));
  app.use('/help/*', named('/help/*'));
  // The links of the pages of help are relative to the folder.
  app.get('/help', (context) => context.redirect('/help/', 308));
  for (const path of ['/', '/robots.txt', '/sitemap.xml', '/privacy', '/terms'])
    app.use(path, named(path));
  app.use('*', async (context, next) =>
    HIDDEN.test(context.req.path) ? context.notFound() : next(),
  );
  app.get('/robots.txt', (context) => context.text(robots(config)));
  app.get('/sitemap.xml', (context) => {
    const xml = sitemap(config.publicUrl ?? new URL(context.req.url).origin);
    return context.body(xml, 200, { 'content-type': 'application/xml; charset=utf-8' });
  });
  app.get('/', compress(), async (context) => {
    if (!existsSync(page())) return context.text(NOT_BUILT, 503);
    context.header('cache-control', 'no-cache');
    const html = await landingPage(page('landing'), config, now());
    return context.html(brandedPage(html, await shown()));
  });
  for (const name of ['privacy', 'terms'] satisfies LegalPage[])
    app.get(`/${name}`, compress(), async (context) => {
      if (!existsSync(page())) return context.text(NOT_BUILT, 503);
      context.header('cache-control', 'no-cache');
      const html = await legalPage(page(name), name, await readPractice(db, config), now());
      const addressed = html.replace('<!--address-->', addressTags(config.publicUrl, `/${name}`));
      return context.html(brandedPage(addressed, await shown()));
    });
  // These files are templates; the filled pages have other addresses.
  for (const [file, path] of [
    ['landing', '/'],
    ['privacy', '/privacy'],
    ['terms', '/terms'],
  ])
    app.get(`/${file}.html`, (context) => context.redirect(path ?? '/', 308));
  app.get(
    '/manifest.webmanifest',
    branded(() => 'manifest.webmanifest', brandedManifest, MANIFEST),
  );
  app.get(
    '/sw.js',
    compress(),
    branded(() => 'sw.js', brandedWorker, SCRIPT),
  );
  app.get(
    '/index.html',
    compress(),
    branded(() => 'index.html', brandedPage, HTML),
  );
  app.get(LOGO_FILES, async (context, next) => {
    const { logo } = await shown();
    const { pathname, search } = new URL(context.req.url);
    const file = logo === null ? null : await logoFile(images, logo, pathname);
    if (!file) return next();
    return context.body(file.bytes, 200, {
      'content-type': file.type,
      'cache-control': `public, max-age=${search ? YEAR : DAY}`,
    });
  });
  const root = relative(process.cwd(), dist) || '.';
  for (const path of startsIn(join(dist, DEFAULT_LANGUAGE)))
    app.get(
      path,
      // The page contains styles, so it is large: a browser that has it from this build gets 304 instead.
      etag(),
      compress(),
      branded(() => `.start${path}.html`, brandedPage, HTML),
      serveStatic({
        root,
        precompressed: true,
        rewriteRequestPath: () => `/${folder()}/.start${path}.html`,
        onFound: (_, context) => context.header('cache-control', 'no-cache'),
      }),
    );
  app.use(
    '*',
    serveStatic({
      root,
      precompressed: true,
      rewriteRequestPath: (path) => `/${folderOf(path)}${path}`,
      onFound: (path, context) => {
        context.header('cache-control', cacheControlOf(path, new URL(context.req.url)));
      },
    }),
  );
  app.get('*', compress(), async (context) => {
    const { path } = context.req;
    if (path.startsWith('/assets/') || FILE.test(path)) return context.notFound();
    if (!existsSync(page())) return context.text(NOT_BUILT, 503);
    context.header('cache-control', 'no-cache');
    return context.html(brandedPage(await readFile(page(), 'utf8'), await shown()));
  });
}

const GOOD_FOR_MS = 180 * 86_400_000;

/**
 * The text of security.txt (RFC 9116): where to report a vulnerability of this installation. `origin` is its
 * public address without a trailing slash; `email` is the address of the practice, '' for none.
 */
export function securityTxt(origin: string, email: string, now: Date): string {
  return [
    ...(email ? [`Contact: mailto:${encodeURI(email)}`] : []),
    `Contact: ${origin}/#contact`,
    `Expires: ${new Date(now.getTime() + GOOD_FOR_MS).toISOString()}`,
    `Canonical: ${origin}/.well-known/security.txt`,
    '',
  ].join('\n');
}
