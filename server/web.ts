import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { serveStatic } from '@hono/node-server/serve-static';
import type { Hono } from 'hono';
import type { Env } from './api/operation.ts';

export const WEB_DIST = fileURLToPath(new URL('../web/dist', import.meta.url));

/** Serves the built web part: hashed files for ever, the page itself always fresh. */
export function serveWeb(app: Hono<Env>, dist: string = WEB_DIST): void {
  app.use(
    '*',
    serveStatic({
      root: relative(process.cwd(), dist) || '.',
      precompressed: true,
      onFound: (path, context) => {
        const hashed = path.includes('/assets/');
        context.header(
          'cache-control',
          hashed ? 'public, max-age=31536000, immutable' : 'no-cache',
        );
      },
    }),
  );
  const page = join(dist, 'index.html');
  app.get('*', async (context) => {
    if (context.req.path.startsWith('/assets/')) return context.notFound();
    if (!existsSync(page)) return context.text('The web part is not built: npm run build', 503);
    context.header('cache-control', 'no-cache');
    return context.html(await readFile(page, 'utf8'));
  });
}
