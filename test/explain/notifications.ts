import { expect } from 'vitest';
import type { Letter } from '#server/mail/mailer.ts';
import { notificationKinds } from '#server/notifications/outboxKinds.ts';
import { DIGEST_KIND, MAIL_KIND, PUSH_KIND, pushItemId } from '#server/notify/items.ts';
import { openSender } from '#server/outbox/sender.ts';
import type { RunningEngine } from '../engines.ts';

/** People to be notified by mail, push and digest, all due a moment ago. */
export async function toTell({ db, make }: RunningEngine): Promise<void> {
  const customer = await make.aCustomer();
  const id = await make.aNotification(customer);
  const deviceId = await make.aDevice(customer);
  const digested = await make.aCustomer();
  const userId = digested.id;
  await make.aNotification(digested);
  await db
    .insertInto('notificationSetting')
    .values({ userId, quietFrom: null, quietTo: null, digestAt: '07:00', version: 1 })
    .execute();
  const at = new Date(Date.now() - 1000).toISOString();
  const when = { createdAt: at, dueAt: at, nextTryAt: at, tries: 0, unclear: 0 };
  await db
    .insertInto('outboxItem')
    .values([
      { kind: MAIL_KIND, id, userId: customer.id, ...when },
      { kind: PUSH_KIND, id: pushItemId(id, deviceId), userId: customer.id, ...when },
      { kind: DIGEST_KIND, id: userId, userId, ...when },
    ])
    .execute();
}

/**
 * Sends the notifications, one of them to a device that no longer exists; then stops the mails by the link in
 * each.
 */
export async function tellThem({ server, db }: RunningEngine): Promise<void> {
  const { config, outbox, practice } = server.deps;
  const kinds = notificationKinds({
    config: { ...config, smtpUrl: 'smtp://127.0.0.1:1' },
    db,
    practice,
    publicUrl: () => server.url,
  });
  const stops: string[] = [];
  const mail = async ({ headers }: Letter) => {
    stops.push(headers?.['List-Unsubscribe']?.slice(1, -1) ?? '');
    return 'delivered' as const;
  };
  const push = async () => 'gone' as const;
  const sending = { ...outbox.sending, channels: { mail, push } };
  for (const [name, kind] of Object.entries(kinds)) await openSender(name, kind, sending).sendDue();
  expect(stops.length).toBeGreaterThan(0);
  for (const stop of stops)
    for (const method of ['GET', 'POST']) expect((await fetch(stop, { method })).status).toBe(200);
}
