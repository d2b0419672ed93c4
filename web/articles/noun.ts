import { IconBooks, IconNotebook } from '@tabler/icons-react';
import type { Noun } from '../kit/noun.ts';
import { say as ofKit } from '../kit/words.ts';
import { say } from './words.ts';

export const articles: Noun = {
  screens: [
    {
      path: '/customer/library',
      load: () => import('./LibraryScreen.tsx'),
      entry: { label: ofKit.library, icon: IconBooks, isSeldom: true, own: 'too' },
    },
    { path: '/customer/library/:id', load: () => import('./ReadingScreen.tsx') },
    {
      path: '/client/articles',
      load: () => import('./ArticlesScreen.tsx'),
      by: ['dietician'],
      entry: { label: say.articles, icon: IconNotebook },
    },
    {
      path: '/client/articles/:id',
      load: () => import('./WritingScreen.tsx'),
      by: ['dietician'],
    },
  ],
  keeps: ['article-link'],
  finds: {
    group: say.articles,
    from: '/api/articles?',
    by: ['dietician'],
    to: '/client/articles/',
    toOfCustomer: '/customer/library/',
  },
  live: { 'article-read': ['article-link'] },
};
