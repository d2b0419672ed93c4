import { filesOf } from './filesOf.ts';
import { FIRST_PAGES } from './firstPages.ts';

type StartPath = Exclude<keyof typeof FIRST_PAGES, '/' | '/login'>;

/** The pages that people open first once they have signed in. */
const SIGNED_IN: readonly StartPath[] = [
  '/customer/dashboard',
  '/customer/myprogress',
  '/client/dashboard',
];
/** The start pages of customers. */
export const START_PATHS: readonly string[] = SIGNED_IN.filter((path) =>
  path.startsWith('/customer/'),
);

/** The page whose first data comes in one answer, see api/ahead.ts. */
const OPENS_WITH_ALL = '/customer/dashboard';

const STYLES = /<link\b[^>]*\brel="stylesheet"[^>]*>/g;
const FONT = /<link\b[^>]*\bas="font"[^>]*>/;

/**
 * The pages that users open first, by path: copies of index.html that also name the files of their screen, so
 * that all of them are fetched at once, not one after the other. Styles are inlined: they arrive while the
 * code is only being requested. The font loads last: until then text uses a fallback font of the same width,
 * which shows it half a second sooner on a weak network.
 */
export function startPages(
  html: string,
  manifest: string,
  read: (file: string) => string,
): Record<string, string> {
  const page = ['index.html'];
  const has = filesOf(manifest, page);
  return Object.fromEntries(
    SIGNED_IN.map((path) => {
      const files = filesOf(manifest, FIRST_PAGES[path]);
      const styles = files.filter(isStyle);
      const code = files.filter((file) => !isStyle(file) && !has.includes(file));
      const ends = [
        ...code.map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`),
        // Disabled stylesheets are not fetched; they tell screens loaded later which styles are already on
        // the page.
        ...styles.map((file) => `<link rel="stylesheet" disabled href="/${file}">`),
        `<style>${styles.map(read).join('')}</style>`,
      ];
      const bare = html
        .replace(FONT, '')
        .replaceAll(STYLES, '')
        .replace('"/api/me"', `"${path === OPENS_WITH_ALL ? '/api/opening' : '/api/me'}"`);
      return [path, bare.replace('</head>', () => `${ends.join('')}</head>`)];
    }),
  );
}

const isStyle = (file: string) => file.endsWith('.css');
