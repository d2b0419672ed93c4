import { expect, it } from 'vitest';
import { READ_AT_ONCE } from '#domain/notifications/kinds.ts';
import { allOf } from './api.ts';

it('[NOTIFY-01] all is read by name while all of it is shown, so that what comes meanwhile stays unread', () => {
  expect(allOf(['c', 'a'], false)).toEqual({ ids: ['c', 'a'] });
  expect(allOf(['c', 'a'], true)).toEqual({ ids: ['c', 'a'], below: 'a' });
  const many = Array.from({ length: READ_AT_ONCE + 1 }, (_, index) => `${index}`);
  expect(allOf(many, false)).toEqual({ ids: many.slice(0, READ_AT_ONCE), below: '99' });
});
