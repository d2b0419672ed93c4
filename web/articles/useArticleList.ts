import { useInfiniteQuery } from '@tanstack/react-query';
import { rowsOf } from '../api/pages.ts';
import { useSearchParams } from '../kit/address.tsx';
import { useSearchText } from '../kit/Search.tsx';
import { articlesQuery } from './api.ts';

const NAMES = ['search', 'tag', 'status'] as const;
type Narrowing = Partial<Record<(typeof NAMES)[number], string>>;

/** The articles that match the filters in the URL, and functions to change these filters. */
export function useArticleList() {
  const [params, setParams] = useSearchParams();
  const [search = '', tag = '', status = ''] = NAMES.map((name) => params.get(name) ?? '');
  const narrow = (change: Narrowing, replace = false) => {
    const next = { search, tag, status, ...change };
    const asked = Object.entries(next).filter(([, value]) => value !== '');
    setParams(Object.fromEntries(asked), { replace });
  };
  const [text, setText] = useSearchText(search, (settled) => narrow({ search: settled }, true));
  const list = useInfiniteQuery(articlesQuery({ search, tag, status }));
  return {
    list,
    items: rowsOf(list.data),
    text,
    setText,
    tag,
    status,
    isNarrowed: search !== '' || tag !== '' || status !== '',
    isSearch: search !== '',
    narrow,
    clear: () => {
      setText('');
      narrow({ search: '', tag: '', status: '' });
    },
  };
}

export type ArticleList = ReturnType<typeof useArticleList>;
