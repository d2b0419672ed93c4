import { afterAll, beforeAll, expect, it } from 'vitest';
import { DEMO_PASSWORD } from '#demo/fill.ts';
import { CAST } from '#demo/people/cast.ts';
import { DIETICIANS } from '#demo/people/dieticians.ts';
import { startDemo } from '#demo/startDemo.ts';
import type { Me } from '#domain/accounts/meSchema.ts';
import type { Running } from '#server/app/start.ts';

let demo: Running;
beforeAll(async () => {
  const env = { PORT: '0', SMTP_URL: 'smtp://127.0.0.1:9' };
  demo = await startDemo({ env, customers: 2, isPublic: true });
});
afterAll(() => demo.close());

const send = (method: string, path: string, body: BodyInit, cookie = '') =>
  fetch(`${demo.url}/api${path}`, {
    method,
    headers: {
      cookie,
      origin: demo.url,
      'content-type': typeof body === 'string' ? 'application/json' : 'image/jpeg',
    },
    body,
  });

async function signedIn(email = '') {
  const body = JSON.stringify({ email, password: DEMO_PASSWORD });
  const answer = await send('POST', '/auth/sign-in', body);
  const { me } = (await answer.json()) as { me: Me };
  return { id: me.id, today: me.today, cookie: answer.headers.getSetCookie()[0]?.split(';')[0] };
}

it('strangers share a public demo: what one could use to reach or lock out another is off', async () => {
  const customer = await signedIn(CAST[0]?.email);
  const dietician = await signedIn(DIETICIANS[0]?.email);
  const mine = `/customers/${customer.id}`;
  const picture = new Uint8Array([255, 216, 255]);
  const closed = [
    await send('POST', '/auth/sign-up', '{}'),
    await send('POST', '/auth/password', '{}', customer.cookie),
    await send('POST', '/auth/password-reset-mail', '{}'),
    await send('PUT', '/auth/authenticator', '{}', dietician.cookie),
    await send('POST', '/contact-messages', '{}'),
    await send('POST', '/invitation-links', '{}', dietician.cookie),
    await send('POST', '/me/deletion', '{}', customer.cookie),
    await send('PUT', '/practice', '{}', dietician.cookie),
    await send('PUT', `/profile-images/${customer.id}`, picture, customer.cookie),
    await send('POST', `${mine}/message-pictures`, picture, customer.cookie),
    await send('POST', `${mine}/daily-progress/${customer.today}/photos`, picture, customer.cookie),
  ];
  for (const answer of closed)
    expect([answer.url, answer.status, await answer.json()]).toEqual([
      answer.url,
      403,
      { error: expect.objectContaining({ code: 'closed-in-demo' }) },
    ]);
});

it('all else works in a public demo, and no mail leaves it', async () => {
  const { id, cookie } = await signedIn(CAST[0]?.email);
  const body = JSON.stringify({ text: 'May I eat this?', subject: { kind: 'general' } });
  const sent = await send('POST', `/customers/${id}/messages`, body, cookie);
  expect(sent.status).toBe(201);
  expect(demo.deps.config.smtpUrl).toBeUndefined();
});
