import { expect, it } from 'vitest';
import { startPages } from './startPages.ts';

const manifest = JSON.stringify({
  'index.html': { file: 'assets/index.js', imports: ['_react.js'] },
  '_react.js': { file: 'assets/react.js' },
  'frame/Frame.tsx': { file: 'assets/Frame.js', css: ['assets/Frame.css'], imports: ['_react.js'] },
  'home/HomeScreen.tsx': { file: 'assets/Home.js', imports: ['_daily.js', 'frame/Frame.tsx'] },
  'home/ProgressScreen.tsx': { file: 'assets/Progress.js', imports: ['_daily.js'] },
  'plans/PlansScreen.tsx': { file: 'assets/Plans.js' },
  'attention/WhoNeedsYou.tsx': { file: 'assets/Board.js' },
  '_daily.js': { file: 'assets/daily.js', css: ['assets/daily.css'] },
});

it('the page of a screen names each of its files once, and none that the page names already', () => {
  const pages = startPages('<head><link as="font" href="/f"></head><body></body>', manifest);
  const named = (path: string) =>
    [...(pages[path]?.matchAll(/rel="(\w+)" crossorigin href="([^"]+)"/g) ?? [])].map(
      ([, rel, href]) => `${rel} ${href}`,
    );
  expect(named('/customer/dashboard')).toEqual([
    'modulepreload /assets/Frame.js',
    'stylesheet /assets/Frame.css',
    'modulepreload /assets/Home.js',
    'modulepreload /assets/daily.js',
    'stylesheet /assets/daily.css',
  ]);
  expect(named('/customer/myprogress')).toContain('modulepreload /assets/Progress.js');
  for (const file of ['Plans.js', 'Board.js'])
    expect(named('/client/dashboard')).toContain(`modulepreload /assets/${file}`);
  expect(pages['/customer/dashboard']).toMatch(/<\/head><body>/);
  // Text stands in another font until then: the screen itself comes first.
  expect(pages['/customer/dashboard']).not.toContain('font');
});
