import { expect, it } from 'vitest';
import { matchPath } from './address.tsx';

it('an address names its parts, whatever its case, with a slash at its end or without', () => {
  expect(matchPath('/client/customers/:uid', '/client/customers/abc')).toEqual({ uid: 'abc' });
  expect(matchPath('/client/customers/:uid', '/Client/Customers/a%20b/')).toEqual({ uid: 'a b' });
  expect(matchPath('/client/customers/:uid', '/client/customers/%E0%A4%A')).toEqual({
    uid: '%E0%A4%A',
  });
  expect(matchPath('/customer/page/:userId?', '/customer/page')).toEqual({});
  expect(matchPath('/client/customers/:uid', '/client/customers')).toBeNull();
  expect(matchPath('/client/customers/:uid', '/client/customers/abc/doctor-summary')).toBeNull();
});
