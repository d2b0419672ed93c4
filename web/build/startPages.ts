import { filesOf } from './filesOf.ts';

/** What the screens that one opens first are made of, by their address. */
const STARTS = {
  '/customer/dashboard': ['home/HomeScreen.tsx'],
  '/customer/myprogress': ['home/ProgressScreen.tsx'],
  '/client/dashboard': [
    'plans/PlansScreen.tsx',
    'attention/WhoNeedsYou.tsx',
    'conversations/AnswerKey.tsx',
  ],
};
/** Those of customers. */
export const START_PATHS: readonly string[] = Object.keys(STARTS).filter((path) =>
  path.startsWith('/customer/'),
);

/** Whose first data comes in one answer, see api/ahead.ts. */
const OPENS_WITH_ALL = '/customer/dashboard';

const STYLES = /<link\b[^>]*\brel="stylesheet"[^>]*>/g;
const FONT = /<link\b[^>]*\bas="font"[^>]*>/;

/**
 * The pages that one opens first, by their address: index.html, which names the files of their screen
 * as well, so that all of them are fetched at once and not one after the other. It holds the styles itself: they
 * arrive while the files of code are only being asked for. The font comes after all: text stands in another one
 * of the same width until then, and on a weak network half a second sooner.
 */
export function startPages(
  html: string,
  manifest: string,
  read: (file: string) => string,
): Record<string, string> {
  const page = ['index.html'];
  const has = filesOf(manifest, page);
  return Object.fromEntries(
    Object.entries(STARTS).map(([path, parts]) => {
      const files = filesOf(manifest, [...page, 'frame/Frame.tsx', ...parts]);
      const styles = files.filter(isStyle);
      const code = files.filter((file) => !isStyle(file) && !has.includes(file));
      const ends = [
        ...code.map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`),
        // Disabled, none is fetched; a screen that is fetched later sees by them which styles are here.
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
