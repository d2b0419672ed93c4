import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '../config/config.ts';
import { escaped } from '../http/html.ts';

/**
 * The landing page as it was rendered by the build, with what only a running server knows: the year,
 * and the address that search engines and link previews are told. Read once for every year.
 */
export function landingPage(dist: string, { publicUrl }: Pick<Config, 'publicUrl'>) {
  let kept: { readonly year: string; readonly html: Promise<string> } | undefined;
  return (now: Date): Promise<string> => {
    const year = String(now.getUTCFullYear());
    if (kept?.year === year) return kept.html;
    const html = fill(join(dist, 'landing.html'), year, publicUrl);
    kept = { year, html };
    // What could not be read just now is read again by the next request.
    html.catch(() => {
      kept = undefined;
    });
    return html;
  };
}

async function fill(file: string, year: string, publicUrl: string | undefined): Promise<string> {
  const html = await readFile(file, 'utf8');
  return html.replaceAll('%YEAR%', year).replace('<!--address-->', addressTags(publicUrl));
}

/** What link previews and search engines are told of where a page is. */
export function addressTags(publicUrl: string | undefined, path = '/'): string {
  const image = `<meta property="og:image" content="${publicUrl ?? ''}/preview.png" />`;
  if (!publicUrl) return image;
  const url = publicUrl + path;
  return `<link rel="canonical" href="${url}" /><meta property="og:url" content="${url}" />${image}`;
}

/** For search engines: the public pages, nothing of anybody's. */
export function robots({ publicUrl }: Pick<Config, 'publicUrl'>): string {
  const closed = ['/api', '/client', '/customer'].map((path) => `Disallow: ${path}`);
  const sitemap = publicUrl ? ['', `Sitemap: ${publicUrl}/sitemap.xml`] : [];
  return ['User-agent: *', ...closed, ...sitemap, ''].join('\n');
}

const PUBLIC_PAGES = ['/', '/signup', '/login', '/privacy', '/terms'];

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
