import type { NotificationKind } from '#domain/notifications/kinds.ts';
import type {
  Notification,
  NotificationSettings,
  NotificationSettingsInput,
  PushInput,
} from '#domain/notifications/notificationSchema.ts';
import { inBackground, type Write, write } from '#server/http/write.ts';
import { notifyCustomer, notifyDieticians } from '#server/notify/notify.ts';
import { openSender } from '#server/outbox/sender.ts';
import type { RunningEngine } from '../engines.ts';
import type { Person } from '../factories/people.ts';

type Listed = { items: Notification[]; next: string | null };

/** What is done to notifications here: told, looked for at some moment, listed and chosen. */
export function toldAt(engine: RunningEngine) {
  const inWrite = (work: (running: Write) => Promise<void>) =>
    write(inBackground(engine.server.deps), work);
  return {
    inWrite,
    /** Tells a customer as a noun does. */
    tell: (customer: Person, kind: 'new-plan' | 'message', about: string, at = new Date()) =>
      inWrite((running) => notifyCustomer(running, { kind, customerId: customer.id, about, at })),
    ask: (customer: Person, about: string, more: object = {}) =>
      inWrite((running) =>
        notifyDieticians(running, {
          kind: 'question',
          customerId: customer.id,
          about,
          at: new Date(),
          ...more,
        }),
      ),
    /** Sends what is due of a kind of the outbox at a moment. */
    async look(kindName: string, at: Date) {
      const { kinds, sending } = engine.server.deps.outbox;
      const kind = kinds[kindName];
      if (!kind) throw new Error(`${kindName} is no kind.`);
      const sender = openSender(kindName, kind, { ...sending, now: () => at });
      await sender.sendDue();
      return sender.counts;
    },
    async kindsOf(person: Person): Promise<string[]> {
      const { body } = await engine.as(person).get<Listed>('/api/notifications');
      return body.items.map(({ kind, read }) => (read ? `${kind}, read` : kind));
    },
    list: async (person: Person, query = '') =>
      (await engine.as(person).get<Listed>(`/api/notifications${query}`)).body,
    unread: async (person: Person) =>
      (await engine.as(person).get<{ count: number }>('/api/notifications/unread')).body.count,
    settingsOf: async (person: Person) =>
      (await engine.as(person).get<NotificationSettings>('/api/notifications/settings')).body,
    /** Chooses some of it, and leaves the rest as it is. */
    async choose(
      person: Person,
      wishes: Partial<NotificationSettingsInput> & {
        kind?: NotificationKind;
        mail?: boolean;
        push?: boolean;
        app?: boolean;
      },
    ) {
      const as = engine.as(person);
      const { body } = await as.get<NotificationSettings>('/api/notifications/settings');
      const { kind, mail, push, app, ...rest } = wishes;
      const chosen = {
        ...(mail !== undefined && { mail }),
        ...(push !== undefined && { push }),
        ...(app !== undefined && { app }),
      };
      const input = {
        choices: body.choices.map((each) => (each.kind === kind ? { ...each, ...chosen } : each)),
        quiet: body.quiet,
        digestAt: body.digestAt,
        ...rest,
      };
      return as.put<NotificationSettings>('/api/notifications/settings', input, {
        ifMatch: body.version,
      });
    },
    subscribe: (person: Person, subscription: PushInput) =>
      engine.as(person).put<{ id: string }>('/api/notifications/push', subscription),
  };
}

/** A customer with a dietician of their own. */
export async function aTellingPractice(engine: RunningEngine) {
  const dietician = await engine.make.aDietician({ name: 'Meera' });
  const customer = await engine.make.aCustomer({ name: 'Anna Albrecht', dietician });
  return { dietician, customer, asDietician: engine.as(dietician), as: engine.as(customer) };
}
