import { describe, expect, it } from 'vitest';
import {
  filterIn,
  filterQuery,
  listQuery,
  rowQuery,
  viewIn,
  WHOLE_LIST,
  withDate,
  withFilter,
  withTab,
} from './address.ts';

describe('[CUST-01] the filter of the list in the address', () => {
  it('is read from the query string, and a word it does not know is no filter', () => {
    const params = new URLSearchParams('search=ada&standing=paused');
    expect(filterIn(params)).toEqual({ ...WHOLE_LIST, search: 'ada', standing: 'paused' });
    expect(filterIn(new URLSearchParams('standing=nonsense&turned=no'))).toEqual(WHOLE_LIST);
    expect(filterIn(new URLSearchParams('dietician=none&sort=visit&turned=yes'))).toEqual({
      ...WHOLE_LIST,
      dietician: 'none',
      sort: 'visit',
      turned: 'yes',
    });
  });

  it('is written beside what else is there, and leaves nothing when empty', () => {
    const params = new URLSearchParams('tab=plans&search=old');
    const narrowed = withFilter(params, { ...WHOLE_LIST, standing: 'expired' });
    expect(narrowed.toString()).toBe('tab=plans&standing=expired');
  });

  it('goes to the API trimmed and escaped', () => {
    const filter = { ...WHOLE_LIST, search: ' a&b ', sort: 'adherence' } as const;
    expect(filterQuery(filter, { after: 'x' })).toBe('?after=x&search=a%26b&sort=adherence');
    expect(filterQuery({ ...WHOLE_LIST, search: ' ' })).toBe('');
  });
});

const params = (query: string) => new URLSearchParams(query);

describe('[CUST-02] what of a person is open, in the address', () => {
  it('is progress unless it says otherwise, and only a day that exists', () => {
    expect(viewIn(params(''))).toEqual({ tab: 'progress', date: null });
    expect(viewIn(params('tab=nonsense&date=2026-02-30'))).toEqual({
      tab: 'progress',
      date: null,
    });
    expect(viewIn(params('tab=plans&date=2026-11-20'))).toEqual({
      tab: 'plans',
      date: '2026-11-20',
    });
  });

  it('changes beside the filter', () => {
    expect(withTab(params('search=ada'), 'notes').toString()).toBe('search=ada&tab=notes');
    expect(withTab(params('search=ada&tab=notes'), 'progress').toString()).toBe('search=ada');
    expect(withDate(params('search=ada'), '2026-11-20').toString()).toBe(
      'search=ada&date=2026-11-20',
    );
  });

  it('goes on to the next person without the day, and back to the list with the filter', () => {
    const here = params('search=ada&tab=plans&date=2026-11-20');
    expect(rowQuery(here)).toBe('?search=ada&tab=plans');
    expect(listQuery(here)).toBe('?search=ada');
    expect(listQuery(params(''))).toBe('');
  });
});
