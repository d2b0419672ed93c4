import { describe, expect, it } from 'vitest';
import { filterIn, filterQuery, withFilter } from './listFilter.ts';

describe('[CUST-01] the filter of the list in the address', () => {
  it('is read from the query string, and a word it does not know is no filter', () => {
    const params = new URLSearchParams('search=ada&standing=paused');
    expect(filterIn(params)).toEqual({ search: 'ada', standing: 'paused', sort: 'name' });
    expect(filterIn(new URLSearchParams('standing=nonsense'))).toEqual({
      search: '',
      standing: null,
      sort: 'name',
    });
  });

  it('is written beside what else is there, and leaves nothing when empty', () => {
    const params = new URLSearchParams('tab=plans&search=old');
    const narrowed = withFilter(params, { search: '', standing: 'expired', sort: 'name' });
    expect(narrowed.toString()).toBe('tab=plans&standing=expired');
  });

  it('goes to the API trimmed and escaped', () => {
    const filter = { search: ' a&b ', standing: null, sort: 'adherence' } as const;
    expect(filterQuery(filter, { after: 'x' })).toBe('?after=x&search=a%26b&sort=adherence');
    expect(filterQuery({ search: ' ', standing: null, sort: 'name' })).toBe('');
  });
});
