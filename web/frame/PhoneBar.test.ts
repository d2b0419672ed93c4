import { expect, test } from 'vitest';
import { SCREENS } from './nouns.ts';
import { placeOf } from './PhoneBar.tsx';

test('[NAV-01] every screen of a customer is of exactly one place of the bar on a phone', () => {
  const screens = SCREENS.map(({ path }) => path).filter((path) => !path.startsWith('/client/'));
  const { me, ...others } = Object.groupBy(screens, placeOf);
  for (const each of Object.values(others)) each.sort();
  expect(others).toEqual({
    today: ['/customer/dashboard'],
    plan: ['/customer/plan', '/customer/shopping'],
    progress: ['/customer/doctor-summary', '/customer/measurements', '/customer/myprogress'],
    messages: ['/customer/messages'],
  });
  // All that is about the person and their account, old and new.
  expect(me).toContain('/account');
});
