import { expect } from 'vitest';
import { BUILT_IN_PRIVACY } from '#domain/signIn/access.ts';
import type { RunningEngine } from '../engines.ts';
import { addPasskey } from '../factories/passkey.ts';
import { PASSWORD, todayOf } from '../factories/people.ts';
import { planInput } from '../factories/plans.ts';
import { appCode, cookieIn, enrol, prove, signInUntilAsked } from '../factories/secondFactor.ts';
import type { GoogleStandIn } from '../google/provider.ts';
import { identity, signInAs } from '../google/signIn.ts';
import { freshAddress, tokenIn } from '../http/signedIn.ts';

type Journey = (engine: RunningEngine, google: GoogleStandIn) => Promise<void>;

/** Before there is any dietician: the set-up link from the first start creates one. */
const setUp: Journey = async (engine) => {
  const token = tokenIn(engine.server.setUpUrl ?? undefined);
  const body = { token, email: freshAddress(), password: PASSWORD };
  expect((await engine.asNobody().post('/api/auth/set-up', body)).status).toBeLessThan(300);
};

/** From a new account to a forgotten password, by the links in the mails. */
const byLetters: Journey = async (engine) => {
  const nobody = engine.asNobody();
  const email = freshAddress();
  const account = { email, password: PASSWORD };
  const made = { ...account, timeZone: 'Europe/Oslo', consent: BUILT_IN_PRIVACY };
  const answers = [
    await nobody.post('/api/auth/sign-up', made),
    await nobody.post('/api/auth/verification-mail', { email }),
  ];
  const confirm = tokenIn((await engine.mailTo(email)).link);
  answers.push(
    await nobody.post('/api/auth/verify-email', { token: confirm, password: PASSWORD }),
    await nobody.post('/api/auth/sign-in', account),
    await nobody.post('/api/auth/password-reset-mail', { email }),
  );
  const token = tokenIn((await engine.mailTo(email, 3)).link);
  const reset = { token, newPassword: `new-${PASSWORD}` };
  answers.push(
    await nobody.post('/api/auth/opened-link', { purpose: 'password-reset', token }),
    await nobody.post('/api/auth/password-reset', reset),
  );
  expect(answers.filter(({ status }) => status >= 400)).toEqual([]);
};

/** Somebody signed up with another person’s address, and the owner of the address takes the account over. */
const takenOver: Journey = async (engine) => {
  const nobody = engine.asNobody();
  const email = freshAddress();
  const made = { email, password: PASSWORD, timeZone: 'Europe/Oslo', consent: BUILT_IN_PRIVACY };
  expect((await nobody.post('/api/auth/sign-up', made)).status).toBeLessThan(300);
  const token = tokenIn((await engine.mailTo(email)).link);
  const taken = await nobody.post('/api/auth/verify-email', {
    token,
    newPassword: `${PASSWORD}-2`,
  });
  expect(taken.status).toBeLessThan(300);
};

const secondFactor: Journey = async (engine) => {
  const person = await engine.make.aCustomer();
  const { key, recoveryCodes } = await enrol(engine, person);
  const { waiting } = await signInUntilAsked(engine, person);
  const proven = await prove(engine, waiting, appCode(key));
  expect(proven.status).toBe(200);
  const again = await signInUntilAsked(engine, person);
  const [code = ''] = recoveryCodes;
  const recovered = await prove(engine, again.waiting, code);
  expect(recovered.status).toBe(200);
  const inside = engine.as({ ...person, cookie: cookieIn(recovered.headers) });
  const proof = { password: PASSWORD, code: recoveryCodes[1] };
  expect((await inside.post('/api/auth/authenticator/remove', proof)).status).toBeLessThan(300);
};

const passkey: Journey = async (engine) => {
  const { signIn } = await addPasskey(engine, await engine.make.aCustomer());
  expect((await signIn()).status).toBe(200);
};

const byGoogle: Journey = async (engine, google) => {
  const who = identity({ name: 'Greta Garcia' });
  expect((await signInAs(engine, google, who)).status).toBe(200);
  expect((await signInAs(engine, google, who)).status).toBe(200);
};

/** Requests that are sent twice are stored once. */
const sentTwice: Journey = async (engine) => {
  const dietician = await engine.make.aDietician();
  const customer = await engine.make.aCustomer();
  const path = `/api/customers/${customer.id}/diet-plans`;
  for (let sent = 0; sent < 2; sent += 1) {
    const options = { idempotencyKey: 'sent-twice-by-me' };
    const answer = await engine.as(dietician).post(path, planInput(todayOf(customer)), options);
    expect(answer.status).toBe(201);
  }
};

/** Suggestions of meals for more than one letter. */
const suggested: Journey = async (engine) => {
  const dietician = engine.as(await engine.make.aDietician());
  for (const begins of ['po', 'dish 1', 'porridge with']) {
    const asked = `/api/meal-suggestions?${new URLSearchParams({ begins })}`;
    expect((await dietician.get(asked)).status).toBe(200);
  }
};

/**
 * Code paths that need several requests in a row, so that one valid request to each operation does not reach
 * them.
 */
export const journeys: Readonly<Record<string, Journey>> = {
  'the first dietician': setUp,
  'an account by its letters': byLetters,
  'an account taken over by its owner': takenOver,
  'a second factor': secondFactor,
  'a passkey': passkey,
  Google: byGoogle,
  'sent twice': sentTwice,
  'meals suggested': suggested,
};
