import { expect, it } from 'vitest';
import { type Chunk, dieticianScreens, shellFiles } from './serviceWorker.ts';

const chunk = (fileName: string, module: string | null, more: Partial<Chunk> = {}): Chunk => ({
  fileName,
  module,
  imports: [],
  dynamicImports: [],
  assets: [],
  ...more,
});

const BUILD = [
  chunk('index.js', 'index.html', {
    imports: ['react.js'],
    dynamicImports: ['Home.js', 'Plans.js'],
  }),
  chunk('react.js', null),
  chunk('Home.js', 'home/HomeScreen.tsx', { imports: ['shared.js'], assets: ['Home.css'] }),
  chunk('Plans.js', 'plans/PlansScreen.tsx', { imports: ['grid.js'] }),
  chunk('grid.js', null),
  chunk('shared.js', null),
  chunk('landing.js', 'landing.html', { dynamicImports: ['Home.js'] }),
];

it('[DAY-04] of a build it takes what the customer’s screens are made of, and nothing of the dietician’s', () => {
  const isOther = (module: string) => module.startsWith('plans/');
  expect(shellFiles(BUILD, 'index.html', isOther)).toEqual({
    entry: 'index.js',
    files: ['Home.css', 'Home.js', 'index.js', 'react.js', 'shared.js'],
  });
});

it('[DAY-04] knows the screens of dieticians from the declarations of nouns, also where two have one screen', () => {
  expect(
    dieticianScreens(`const load = () => import('./Both.tsx');
      { path: '/client/a', load: () => import('./A.tsx') },
      { path: '/client/b', load, entry },
      { path: '/customer/b', load },`),
  ).toEqual(['./A.tsx']);
  expect(
    dieticianScreens(
      `const load = () => import('./C.tsx'); { path: '/client/c', load }, { path: '/client/c/:id', load }`,
    ),
  ).toEqual(['./C.tsx']);
  expect(
    dieticianScreens(`{ path: '/client/d', by: ['dietician'], load: () => import('./D.tsx') }`),
  ).toEqual(['./D.tsx']);
  expect(() => dieticianScreens(`{ path: '/client/e', entry: {} }`)).toThrow('/client/e');
});
