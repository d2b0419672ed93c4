import { filesOf } from './filesOf.ts';

/** What the screens that one opens first are made of, by their address. */
const STARTS = {
  '/customer/dashboard': ['home/HomeScreen.tsx'],
  '/customer/myprogress': ['home/ProgressScreen.tsx'],
  '/client/dashboard': ['plans/PlansScreen.tsx', 'attention/WhoNeedsYou.tsx'],
};
/** Those of customers. */
export const START_PATHS: readonly string[] = Object.keys(STARTS).filter((path) =>
  path.startsWith('/customer/'),
);

/**
 * The pages that one opens first, by their address: index.html, which names the files of their screen
 * as well, so that all of them are fetched at once and not one after the other. The font comes after them: text
 * stands in another one of the same width until then, and on a weak network half a second sooner.
 */
export function startPages(html: string, manifest: string): Record<string, string> {
  const has = filesOf(manifest, ['index.html']);
  return Object.fromEntries(
    Object.entries(STARTS).map(([path, parts]) => {
      const files = filesOf(manifest, ['frame/Frame.tsx', ...parts]);
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
