import { expect, it } from 'vitest';
import { startPages } from './startPages.ts';

const manifest = JSON.stringify({
  'index.html': { file: 'assets/index.js', css: ['assets/index.css'], imports: ['_react.js'] },
  '_react.js': { file: 'assets/react.js' },
  'frame/Frame.tsx': { file: 'assets/Frame.js', css: ['assets/Frame.css'], imports: ['_react.js'] },
  'home/HomeScreen.tsx': { file: 'assets/Home.js', imports: ['_daily.js', 'frame/Frame.tsx'] },
  'home/ProgressScreen.tsx': { file: 'assets/Progress.js', imports: ['_daily.js'] },
  'plans/PlansScreen.tsx': { file: 'assets/Plans.js' },
  'attention/WhoNeedsYou.tsx': { file: 'assets/Board.js' },
  'conversations/AnswerKey.tsx': { file: 'assets/AnswerKey.js' },
  '_daily.js': { file: 'assets/daily.js', css: ['assets/daily.css'] },
});

const index = [
  '<link rel="preload" href="/api/me" as="fetch" crossorigin />',
  '<link as="font" href="/f">',
  '<script type="module" src="/assets/index.js"></script>',
  '<link rel="modulepreload" crossorigin href="/assets/react.js">',
  '<link rel="stylesheet" crossorigin href="/assets/index.css">',
];
const pages = startPages(
  `<head>${index.join('')}</head><body></body>`,
  manifest,
  (file) => `/*${file}*/`,
);
const dashboard = pages['/customer/dashboard'] ?? '';

it('the page of a screen names each of its files of code once', () => {
  const named = [...dashboard.matchAll(/(?:src|modulepreload" crossorigin href)="([^"]+)"/g)];
  expect(named.map(([, file]) => file)).toEqual([
    '/assets/index.js',
    '/assets/react.js',
    '/assets/Frame.js',
    '/assets/Home.js',
    '/assets/daily.js',
  ]);
  expect(pages['/customer/myprogress']).toContain('crossorigin href="/assets/Progress.js"');
  for (const file of ['Plans.js', 'Board.js'])
    expect(pages['/client/dashboard']).toContain(`crossorigin href="/assets/${file}"`);
  expect(dashboard).toMatch(/<\/head><body>/);
});

it('it asks for its first data, in one request for a dashboard', () => {
  expect(dashboard).toContain('<link rel="preload" href="/api/opening" as="fetch" crossorigin />');
  expect(pages['/customer/myprogress']).toContain('href="/api/me" as="fetch"');
});

it('it holds the styles, the general ones first, and fetches none of them nor the font', () => {
  expect(dashboard).toContain(
    '<style>/*assets/index.css*//*assets/Frame.css*//*assets/daily.css*/</style>',
  );
  const links = [...dashboard.matchAll(/<link[^>]*rel="stylesheet"[^>]*>/g)].map(([link]) => link);
  expect(links).toEqual(
    ['index', 'Frame', 'daily'].map(
      (name) => `<link rel="stylesheet" disabled href="/assets/${name}.css">`,
    ),
  );
  // Text uses a fallback font at first, so that the screen itself loads first.
  expect(dashboard).not.toContain('font');
});
