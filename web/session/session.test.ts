import { describe, expect, it } from 'vitest';
import type { Me } from '#domain/accounts/meSchema.ts';
import { homeOf, wayOn } from './homes.ts';

const somebody = (role: Me['role']): Me => ({
  id: 'someone',
  email: 'someone@example.org',
  name: 'Someone',
  profileImageUrl: null,
  emailVerified: true,
  role,
  timeZone: null,
  locale: null,
  today: '2026-11-21',
  dieticianId: null,
  coaching: null,
  consent: 'given',
});

describe('where a person goes', () => {
  it('[ROUTE-01] is home by role, and the log-in screen for nobody and for who has no role', () => {
    expect(homeOf(somebody('client'))).toBe('/client/dashboard');
    expect(homeOf(somebody('customer'))).toBe('/customer/dashboard');
    expect(homeOf(somebody(null))).toBe('/login');
    expect(homeOf(null)).toBe('/login');
  });

  it('is back to the screen that asked for the sign-in, if it is one of their own', () => {
    const progress = '/customer/myprogress?date=2026-11-19';
    expect(wayOn(somebody('customer'), progress)).toBe(progress);
    expect(wayOn(somebody('client'), progress)).toBe('/client/dashboard');
    expect(wayOn(somebody('client'), '/account')).toBe('/account');
  });

  it.each([
    '//evil.test',
    '//evil.test/customer/',
    '/\\evil.test/customer/',
    '\t//evil.test/customer/',
    'https://evil.test/customer/',
    'javascript:alert(1)//customer/',
    '/customer/..//evil.test',
    '/customer/%2e%2e//evil.test',
    '/customer/../client/dashboard',
    'http://[',
    '/customerx',
    '/',
    undefined,
    7,
  ])('[T-E3] is never %j', (from) => {
    expect(wayOn(somebody('customer'), from)).toBe('/customer/dashboard');
  });
});
