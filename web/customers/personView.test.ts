import { describe, expect, it } from 'vitest';
import { listQuery, rowQuery, viewIn, withDate, withTab } from './personView.ts';

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
