import { expect, test } from 'vitest';
import { forCustomer, toTakeIn } from './reuse.ts';

test('[REUSE-01] what an address asks for one customer is not taken over by the one who is chosen next', () => {
  for (const asked of ['plan=p1&of=anna', 'library=l1', 'next=1', 'plan=p1']) {
    const next = forCustomer(new URLSearchParams(`customer=gone&${asked}&list=open`), 'bert');
    expect(next.toString()).toBe('customer=bert&list=open');
  }
  const other = forCustomer(new URLSearchParams('customer=anna&library=l1'), 'bert', {
    plan: 'p1',
    of: 'anna',
  });
  expect(toTakeIn(other)).toEqual({ kind: 'other', id: 'p1', of: 'anna' });
});
