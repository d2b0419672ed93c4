import type { Me } from '#domain/accounts/meSchema.ts';
import { cookieName } from '#server/signIn/sessionCookie.ts';
import type { RunningEngine } from '../engines.ts';
import type { Person } from '../factories/people.ts';
import { freshAddress } from '../http/signedIn.ts';
import { Journey } from './journey.ts';
import type { GoogleStandIn, Identity } from './provider.ts';

/** A new person at Google, with a verified address by default. */
export const identity = (wishes: Partial<Identity> = {}): Identity => ({
  sub: crypto.randomUUID(),
  email: freshAddress(),
  email_verified: true,
  ...wishes,
});

/** Signs in as this identity; returns the popup's final message and the signed-in person. */
export async function signInAs(
  engine: RunningEngine,
  google: GoogleStandIn,
  who: Identity,
  journey = new Journey(engine.url),
) {
  google.setIdentity(who);
  const answer = await journey.signIn();
  const text = await answer.text();
  return { journey, status: answer.status, text, me: await meOf(engine, journey) };
}

/** The person whose session a journey opened. */
export function personOf(journey: Journey): Person {
  const name = cookieName(undefined);
  return { cookie: { name, value: journey.cookie(name) ?? '' } } as Person;
}

export async function meOf(engine: RunningEngine, journey: Journey): Promise<Me | null> {
  return (await engine.as(personOf(journey)).get<{ me: Me | null }>('/api/me')).body.me;
}
