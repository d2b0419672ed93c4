import { expect, it } from 'vitest';
import { onEachEngine } from './engines.ts';
import { type Person, todayOf } from './factories/people.ts';

/** Bodies that no operation takes: wrong types, too deep, too long, broken text, other JSON. */
const junk: readonly [string, string][] = [
  ['nothing', ''],
  ['no JSON', '{"name":'],
  ['null', 'null'],
  ['a number', '1e999'],
  ['an array', '[[[[]]]]'],
  ['a string', '"x"'],
  ['an unknown field', '{"__proto__":{"role":"client"},"constructor":1,"nope":true}'],
  ['wrong types', JSON.stringify({ name: {}, meals: 7, notes: [], startDate: 5, email: [] })],
  ['NUL', JSON.stringify({ name: '\u0000', notes: '\u0000', email: '\u0000@x.test' })],
  ['a token with NUL', JSON.stringify({ token: 'a\u0000', newPassword: 'long-enough-password' })],
  ['half a surrogate pair', '{"notes":"\\ud800","name":"\\udfff","password":"\\ud800aaaaaaaa"}'],
  ['depth', `${'['.repeat(20_000)}${']'.repeat(20_000)}`],
  ['length', JSON.stringify({ notes: 'x'.repeat(400_000), name: 'x'.repeat(40_000) })],
  ['more than the server takes', JSON.stringify({ notes: 'x'.repeat(700_000) })],
];

const oddIds = ['%00', '..%2F..%2Fetc', "'%20or%201=1--", 'x'.repeat(500), '%ED%A0%80', '💥'];

onEachEngine('Junk', (engine) => {
  it('[T-C2] every operation answers every bad body with a useful 4xx, never with a 5xx', async () => {
    const dietician = await engine.make.aDietician();
    const customer = await engine.make.aCustomer();
    const people: Person[] = [dietician, customer];
    const bad: string[] = [];
    for (const { method, path } of engine.operations.filter((each) => each.method !== 'get')) {
      if (path.includes('/sign-out')) continue;
      const url = fill(path, customer.id, todayOf(customer));
      for (const person of people)
        for (const [what, body] of junk) {
          const answer = await engine.as(person).raw(url, {
            method: method.toUpperCase(),
            headers: { 'content-type': 'application/json', 'if-match': '"1"' },
            body,
          });
          const text = await answer.text();
          const useful = answer.status === 204 || /"message":".{8,}"/.test(text);
          if (answer.status < 400 && !(method === 'delete')) bad.push(`${url} took ${what}`);
          if (answer.status >= 500 || !useful) bad.push(`${url} ${what}: ${answer.status} ${text}`);
        }
    }
    expect(bad).toEqual([]);
  });

  it('[T-C2] a wrong content type is 415 wherever a body is wanted', async () => {
    const dietician = await engine.make.aDietician();
    const customer = await engine.make.aCustomer();
    const url = `/api/customers/${customer.id}/notes`;
    for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data']) {
      const answer = await engine.as(dietician).raw(url, {
        method: 'PUT',
        headers: { 'content-type': type, 'if-match': '"0"' },
        body: '{"notes":"x"}',
      });
      expect([type, answer.status]).toEqual([type, 415]);
    }
  });

  it('[T-C2] a chunked body beyond the limit is 413, and the server goes on', async () => {
    const dietician = await engine.make.aDietician();
    const customer = await engine.make.aCustomer();
    const piece = new TextEncoder().encode('x'.repeat(64 * 1024));
    let sent = 0;
    const body = new ReadableStream({
      pull(controller) {
        sent += 1;
        if (sent > 20) controller.close();
        else controller.enqueue(piece);
      },
    });
    const init = {
      method: 'PUT',
      headers: { 'content-type': 'application/json', 'if-match': '"0"' },
      body,
      duplex: 'half',
    };
    const answer = await engine.as(dietician).raw(`/api/customers/${customer.id}/notes`, init);
    expect(answer.status).toBe(413);
    expect((await engine.as(dietician).get('/api/health')).status).toBe(200);
  });

  it('[T-C2] [T-B2] odd identifiers and queries are 4xx', async () => {
    const dietician = engine.as(await engine.make.aDietician());
    for (const id of oddIds)
      for (const path of [
        `${id}`,
        `${id}/notes`,
        `${id}/diet-plans/${id}`,
        `x/daily-progress/${id}`,
      ]) {
        const { status } = await dietician.raw(`/api/customers/${path}`);
        expect([path, status >= 400 && status < 500]).toEqual([path, true]);
      }
    for (const query of [
      'limit=0',
      'limit=1e9',
      'limit=x',
      'after=%00',
      'after=bm90IGpzb24',
      'standing=dead',
      'search=%00',
      'search=%ED%A0%80',
      'nope=1',
      `search=${'x'.repeat(200)}`,
    ]) {
      const { status } = await dietician.raw(`/api/customers?${query}`);
      expect([query, status < 500]).toEqual([query, true]);
    }
  });
});

function fill(path: string, uid: string, date: string): string {
  return path
    .replace('{uid}', uid)
    .replace('{date}', date)
    .replace('{id}', 'unknown')
    .replace('{transition}', 'dates');
}
