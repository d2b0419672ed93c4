import { filesOf } from './filesOf.ts';

/** The screens that customers open first, by their address. */
const STARTS = {
  '/customer/dashboard': 'home/HomeScreen.tsx',
  '/customer/myprogress': 'home/ProgressScreen.tsx',
};
export const START_PATHS: readonly string[] = Object.keys(STARTS);

/**
 * The pages that customers open first, by their address: index.html, which names the files of their screen
 * as well, so that all of them are fetched at once and not one after the other. The font comes after them: text
 * stands in another one of the same width until then, and on a weak network half a second sooner.
 */
export function startPages(html: string, manifest: string): Record<string, string> {
  const has = filesOf(manifest, ['index.html']);
  return Object.fromEntries(
    Object.entries(STARTS).map(([path, screen]) => {
      const files = filesOf(manifest, ['frame/Frame.tsx', screen]);
      const links = files.filter((file) => !has.includes(file)).map(linkTo);
      return [path, withoutFont(html).replace('</head>', () => `${links.join('')}</head>`)];
    }),
  );
}

const withoutFont = (html: string) => html.replace(/<link\b[^>]*\bas="font"[^>]*>/, '');

const linkTo = (file: string) =>
  file.endsWith('.css')
    ? `<link rel="stylesheet" crossorigin href="/${file}">`
    : `<link rel="modulepreload" crossorigin href="/${file}">`;
