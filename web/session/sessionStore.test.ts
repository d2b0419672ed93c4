import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Me } from '#domain/accounts/meSchema.ts';
import { memory } from '../store/storesOfTest.ts';

const me = (name: string): Me => ({
  id: 'anna',
  email: 'anna@example.test',
  name,
  profileImageUrl: null,
  emailVerified: true,
  role: 'customer',
  locale: null,
  timeZone: 'UTC',
  today: '2026-11-23',
  dieticianId: null,
  coaching: null,
  consent: 'given',
});

type Answer = (name: string) => void;
const waiting: Answer[] = [];

beforeEach(() => {
  vi.resetModules();
  // Sessions loaded by other tests would receive this one's messages.
  vi.stubGlobal('BroadcastChannel', undefined);
  waiting.length = 0;
  vi.stubGlobal('document', { documentElement: { dataset: {} } });
  vi.stubGlobal('fetch', () => {
    const { promise, resolve } = Promise.withResolvers<Response>();
    waiting.push((name) => resolve(Response.json({ me: me(name) })));
    return promise;
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

/** Asks twice at once; the test decides the order of the answers. */
async function askedTwice() {
  const store = await import('./sessionStore.ts');
  const asked = [store.refreshSession(), store.refreshSession()];
  return { store, asked, nameNow: () => store.currentSession().me?.name };
}

describe('who is signed in', () => {
  it('is not taken from an older answer that comes after a newer one', async () => {
    const { asked, nameNow } = await askedTwice();
    waiting[1]?.('Anna New');
    await asked[1];
    expect(nameNow()).toBe('Anna New');
    waiting[0]?.('Anna Old');
    await asked[0];
    expect(nameNow()).toBe('Anna New');
  });

  it('is taken from each answer in its turn', async () => {
    const { asked, nameNow } = await askedTwice();
    waiting[0]?.('Anna Old');
    await asked[0];
    expect(nameNow()).toBe('Anna Old');
    waiting[1]?.('Anna New');
    await asked[1];
    expect(nameNow()).toBe('Anna New');
  });

  it('has another session once one takes the place of theirs, which is told once', async () => {
    const { store, asked } = await askedTwice();
    const renewed = vi.fn();
    store.whenSessionRenewed(renewed);
    for (const answer of waiting) answer('Anna');
    await Promise.all(asked);
    const refresh = async () => {
      const again = store.refreshSession();
      waiting.at(-1)?.('Anna');
      await again;
    };
    await refresh();
    expect(renewed).not.toHaveBeenCalled();
    await store.changeSession(() => Promise.reject(new Error('wrong password'))).catch(() => 0);
    await refresh();
    expect(renewed).not.toHaveBeenCalled();
    await store.changeSession(() => Promise.resolve());
    await refresh();
    await refresh();
    expect(renewed).toHaveBeenCalledTimes(1);
  });

  it('is asked anew where the person was changed from here while an answer was on its way', async () => {
    const { store, asked, nameNow } = await askedTwice();
    waiting[0]?.('Anna Old');
    await asked[0];
    store.meChanged(me('Anna Changed'));
    waiting[1]?.('Anna Old');
    await vi.waitFor(() => expect(waiting).toHaveLength(3));
    expect(nameNow()).toBe('Anna Changed');
    waiting[2]?.('Anna Changed and more');
    await asked[1];
    expect(nameNow()).toBe('Anna Changed and more');
  });
});

describe('a tab that hears late of a Logout', () => {
  /** The tabs of one browser. The test decides when their messages are delivered. */
  const inbox: (() => void)[] = [];
  class Channel {
    static readonly all: Channel[] = [];
    onmessage: (event: { data: unknown }) => void = () => undefined;
    constructor() {
      Channel.all.push(this);
    }
    postMessage(data: unknown) {
      for (const other of Channel.all.filter((each) => each !== this))
        inbox.push(() => other.onmessage({ data }));
    }
  }
  const aTab = () => {
    vi.resetModules();
    return import('./sessionStore.ts');
  };
  const draftOf = (id: string) => `weekplate:${id}:day-draft:2026-11-23`;

  beforeEach(() => {
    inbox.length = 0;
    Channel.all.length = 0;
    vi.stubGlobal('BroadcastChannel', Channel);
    vi.stubGlobal('localStorage', memory());
    vi.stubGlobal('sessionStorage', memory());
    vi.stubGlobal('navigator', {});
    vi.stubGlobal('fetch', async (path: string) =>
      path === '/api/me' ? Response.json({ me: next }) : new Response(null, { status: 204 }),
    );
  });
  let next: Me;

  it.each([me('Anna'), { ...me('Bea'), id: 'bea' }])(
    '[DAY-04] [T-G1] leaves what has been typed since by whoever signed in after it: $name',
    async (person) => {
      next = person;
      const [asleep, awake] = [await aTab(), await aTab()];
      asleep.signedIn(me('Anna'));
      awake.signedIn(me('Anna'));
      localStorage.setItem(draftOf('anna'), 'before');
      await awake.logOut();
      expect(localStorage.getItem(draftOf('anna'))).toBeNull();
      awake.signedIn(person);
      localStorage.setItem(draftOf(person.id), 'since');
      for (const hear of inbox.splice(0)) hear();
      await vi.waitFor(() => expect(asleep.currentSession().me).toEqual(person));
      expect(localStorage.getItem(draftOf(person.id))).toBe('since');
    },
  );

  it('[T-G1] forgets all where nobody has signed in since', async () => {
    const [asleep, awake] = [await aTab(), await aTab()];
    for (const tab of [asleep, awake]) tab.signedIn(me('Anna'));
    await awake.logOut();
    localStorage.setItem(draftOf('anna'), 'late');
    for (const hear of inbox.splice(0)) hear();
    expect(asleep.currentSession()).toMatchObject({ status: 'signed-out', me: null });
    expect(localStorage.getItem(draftOf('anna'))).toBeNull();
  });
});
