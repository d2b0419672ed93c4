import { readFile } from 'node:fs/promises';
import type { Config } from '../config/config.ts';
import { escaped } from '../http/plainPage.ts';

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
export function addressTags(publicUrl: string | undefined, path = '/'): string {
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
