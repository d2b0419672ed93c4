type StartPath = Exclude<keyof typeof FIRST_PAGES, '/' | '/login'>;

/** The pages that people open first once they have signed in. */
const SIGNED_IN: readonly StartPath[] = [
  '/customer/dashboard',
  '/customer/myprogress',
  '/client/dashboard',
];
export const START_PATHS: readonly string[] = SIGNED_IN.filter((path) =>
  path.startsWith('/customer/'),
);

/** The page whose first data comes in one answer, see api/request.ts. */
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

type Chunk = { readonly file: string; readonly css?: string[]; readonly imports?: string[] };

export function filesOf(manifest: string, entries: readonly string[]): string[] {
  const chunks = JSON.parse(manifest) as Record<string, Chunk>;
  const files = new Set<string>();
  const seen = new Set<string>();
  const add = (key: string) => {
    const chunk = chunks[key];
    if (!chunk || seen.has(key)) return;
    seen.add(key);
    for (const file of [chunk.file, ...(chunk.css ?? [])]) files.add(file);
    for (const imported of chunk.imports ?? []) add(imported);
  };
  for (const entry of entries) add(entry);
  return [...files];
}

const FRAME = ['index.html', 'frame/Frame.tsx'];

/**
 * The pages that people open first, by path, and the modules that each of them starts from. The build keeps the
 * code that these pages share in files of its own, and `npm run sizes` measures what each page loads.
 */
export const FIRST_PAGES = {
  '/': ['landing.html'],
  '/login': ['index.html', 'auth/LoginScreen.tsx'],
  '/customer/dashboard': [...FRAME, 'home/HomeScreen.tsx'],
  '/customer/myprogress': [...FRAME, 'home/ProgressScreen.tsx'],
  '/client/dashboard': [...FRAME, 'plans/PlansScreen.tsx', 'attention/WhoNeedsYou.tsx'],
} satisfies Record<string, readonly string[]>;

/** The files that the log-in page needs in addition to those of the landing page, from a build's manifest, separated by spaces. */
export function loginFiles(manifest: string): string {
  const here = filesOf(manifest, ['landing.html']);
  const all = filesOf(manifest, ['index.html', 'auth/LoginScreen.tsx']);
  return all.filter((file) => !here.includes(file)).join(' ');
}
