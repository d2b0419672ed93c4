import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';

const code = readFileSync('web/public/boot.js', 'utf8');

const CUSTOMER = { id: 'ann', role: 'customer', consent: 'given', today: '2026-11-26' };
const dayOf = (id: string, today: string) =>
  [`daily-progress/${today}`, 'diet-plans/latest', 'goals'].map(
    (what) => `/api/customers/${id}/${what}`,
  );

/** Starts the dashboard on a device that remembers this, with a server that says who is signed in. */
async function aStart(kept: Record<string, string>, me: object | null) {
  const asked: string[] = [];
  const page = {
    location: { pathname: '/customer/dashboard' },
    localStorage: { getItem: (key: string) => kept[key] ?? null },
    matchMedia: () => ({ matches: false }),
    document: { documentElement: { dataset: {} } },
    AbortSignal,
    Date: class extends Date {
      constructor() {
        super(2026, 10, 26, 8);
      }
    },
    fetch: async (path: string) => {
      asked.push(path);
      return path === '/api/me' ? Response.json({ me }) : Response.json({});
    },
    weekplateAhead: { answers: new Map<string, unknown>() },
  };
  runInNewContext(code, page);
  const atOnce = [...asked];
  // The answer is read in a few turns.
  await new Promise((done) => setTimeout(done));
  return { atOnce, asked, kept: [...page.weekplateAhead.answers.keys()] };
}

const ANN_HERE = { role: 'customer', 'weekplate-owner': 'ann' };
const day = dayOf('ann', '2026-11-26');

it('[DAY-01] the day of who was here last is asked for at once, and once', async () => {
  const { atOnce, asked, kept } = await aStart(ANN_HERE, CUSTOMER);
  expect(atOnce).toEqual(['/api/me', ...day]);
  expect(asked).toHaveLength(4);
  expect(kept).toEqual(asked);
});

it('[DAY-01] on another device it is asked for once the server has said who it is', async () => {
  const { atOnce, asked } = await aStart({}, CUSTOMER);
  expect(atOnce).toEqual(['/api/me']);
  expect(asked).toEqual(['/api/me', ...day]);
});

it('[DAY-01] where their day is another than the device’s, theirs is asked for too', async () => {
  const { kept } = await aStart(ANN_HERE, { ...CUSTOMER, today: '2026-11-27' });
  expect(kept).toContain('/api/customers/ann/daily-progress/2026-11-27');
});

it('[T-G1] nothing asked for one person is shown to another, nor to who is asked something first', async () => {
  const bob = await aStart(ANN_HERE, { ...CUSTOMER, id: 'bob' });
  expect(bob.kept).toEqual(['/api/me', ...dayOf('bob', '2026-11-26')]);
  for (const me of [null, { ...CUSTOMER, consent: 'withdrawn' }, { ...CUSTOMER, mustProve: true }])
    expect((await aStart(ANN_HERE, me)).kept).toEqual(['/api/me']);
  expect((await aStart({ ...ANN_HERE, role: 'dietician' }, null)).atOnce).toEqual(['/api/me']);
});
