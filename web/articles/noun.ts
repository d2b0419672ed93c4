import { IconBooks, IconNotebook } from '@tabler/icons-react';
import type { Noun } from '../kit/noun.ts';

export const articles: Noun = {
  screens: [
    {
      path: '/customer/library',
      load: () => import('./LibraryScreen.tsx'),
      entry: { label: 'Library', icon: IconBooks, isSeldom: true, own: 'too' },
    },
    { path: '/customer/library/:id', load: () => import('./ReadingScreen.tsx') },
    {
      path: '/client/articles',
      load: () => import('./ArticlesScreen.tsx'),
      entry: { label: 'Articles', icon: IconNotebook },
    },
    { path: '/client/articles/:id', load: () => import('./WritingScreen.tsx') },
  ],
  keeps: ['article-link'],
  finds: {
    group: 'Articles',
    from: '/api/articles?',
    to: '/client/articles/',
    toOfCustomer: '/customer/library/',
  },
  live: { 'article-read': ['article-link'] },
};
