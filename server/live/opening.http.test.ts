import { expect, it } from 'vitest';
import { anotherInstance } from '#test/anotherInstance.ts';
import { onEachEngine } from '#test/engines.ts';
import { dayInput } from '#test/factories/days.ts';
import { type Person, todayOf } from '#test/factories/people.ts';

// The messages arrive at once, but no message marks the last one, so the test waits for this long a silence.
const SILENCE_MS = 1000;

/** The messages of a stream when it opens. */
async function opening(url: string, { cookie }: Person): Promise<string> {
  const abort = new AbortController();
  const { body } = await fetch(`${url}/api/events`, {
    headers: { cookie: `${cookie.name}=${cookie.value}` },
    signal: abort.signal,
  });
  let heard = '';
  try {
    for await (const chunk of body?.pipeThrough(new TextDecoderStream()) ?? []) {
      if (heard === '') setTimeout(() => abort.abort(), SILENCE_MS);
      heard += chunk;
    }
  } catch (error) {
    if (!abort.signal.aborted) throw error;
  }
  return heard;
}

onEachEngine('A stream that opens', (engine) => {
  it('[CUST-07] [T-I4] tells what just changed for this person, on any instance, and for how long back that is all', async () => {
    const another = await anotherInstance(engine);
    try {
      const dietician = await engine.make.aDietician();
      const customer = await engine.make.aCustomer();
      const other = await engine.make.aCustomer();
      const day = `/api/customers/${customer.id}/daily-progress/${todayOf(customer)}`;
      for (const { url } of [engine.server, ...(another ? [another] : [])]) {
        // On a slow machine a change may be too old to be told, so each attempt saves again.
        const seen = async (person: Person) => {
          await engine.as(customer).put(day, dayInput());
          return opening(url, person);
        };
        const told = `event: earlier\ndata: {"kind":"daily-progress","id":"${customer.id}","ago":`;
        const [, , others] = await Promise.all([
          expect.poll(() => seen(customer)).toContain(told),
          expect.poll(() => seen(dietician)).toContain(told),
          seen(other),
        ]);
        expect(others).toMatch(/^event: open\ndata: \d+\n\n/);
        expect(others).not.toContain(customer.id);
      }
    } finally {
      await another?.close();
    }
  });
});
