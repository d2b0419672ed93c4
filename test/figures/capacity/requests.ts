import { addDays } from '#domain/day.ts';
import { dayInput } from '../../factories/days.ts';
import { PASSWORD, type Person, todayOf } from '../../factories/people.ts';
import { cookieOf } from '../../faults/ask.ts';
import type { Spent } from './cpu.ts';
import type { CapacityFigures, Work } from './schema.ts';

const AT_ONCE = 16;

type People = { readonly dietician: Person; readonly customers: readonly Person[] };
type Asked = { readonly who?: Person; readonly path: string; readonly body?: object };
type During = (work: () => Promise<unknown>) => Promise<Spent>;

/** One request each for `times` turns. */
const requests: Readonly<
  Record<Work, { times: number; ask(people: People, turn: number): Asked }>
> = {
  latest: { times: 1600, ask: (people, turn) => own(people, turn, 'diet-plans/latest') },
  profile: { times: 1600, ask: (people, turn) => own(people, turn, 'profile') },
  insert: { times: 800, ask: (people, turn) => day(people, turn) },
  // The same days once more.
  update: { times: 800, ask: (people, turn) => day(people, turn) },
  adherence: { times: 400, ask: ({ dietician }) => ({ who: dietician, path: 'customers' }) },
  'sign-in': {
    times: 32,
    ask: (people, turn) => ({
      path: 'auth/sign-in',
      body: { email: at(people, turn).email, password: PASSWORD },
    }),
  },
};

/** CPU of one request of each work: less sure than `npm run bench`, for where that was not run yet. */
export async function requestCosts(
  url: string,
  people: People,
  during: During,
): Promise<CapacityFigures['requests']> {
  const found: CapacityFigures['requests'] = [];
  for (const [work, { times, ask }] of Object.entries(requests)) {
    // The first ones are compiled and prepared.
    if (work !== 'insert') await many(AT_ONCE * 2, (turn) => send(url, ask(people, turn)));
    const spent = await during(() => many(times, (turn) => send(url, ask(people, turn))));
    const each = (micros: number) => Number((micros / times).toFixed(1));
    found.push({ work: work as Work, server: each(spent.server), database: each(spent.database) });
  }
  return found;
}

const at = ({ customers }: People, turn: number): Person =>
  customers[turn % customers.length] as Person;

function own(people: People, turn: number, rest: string, body?: object): Asked {
  const who = at(people, turn);
  return { who, path: `customers/${who.id}/${rest}`, ...(body && { body }) };
}

function day(people: People, turn: number): Asked {
  const back = 1 + Math.floor(turn / people.customers.length);
  const date = addDays(todayOf(at(people, turn)), -back);
  return own(people, turn, `daily-progress/${date}`, dayInput({ notes: crypto.randomUUID() }));
}

async function many(times: number, ask: (turn: number) => Promise<void>): Promise<void> {
  let next = 0;
  const one = async () => {
    for (let turn = next++; turn < times; turn = next++) await ask(turn);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, one));
}

async function send(url: string, { who, path, body }: Asked): Promise<void> {
  const method = path === 'auth/sign-in' ? 'POST' : body ? 'PUT' : 'GET';
  const answer = await fetch(`${url}/api/${path}`, {
    method,
    headers: {
      origin: url,
      'content-type': 'application/json',
      ...(who && { cookie: cookieOf(who) }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  await answer.arrayBuffer();
  if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status}`);
}
