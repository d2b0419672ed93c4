import { addDays, type Day } from '#domain/day.ts';
import { Phone } from './phone.ts';
import { as, pass, quiet } from './phones.ts';
import { oneOf, type Random, stepsOf } from './steps.ts';
import { wrongOfDay, wrongOfMessages } from './verdict.ts';
import { type Stored, Wishes } from './wishes.ts';

const STEPS = 40;
/** From the moment when the network is back. */
const AGREED_MS = 5000;

type World = {
  readonly customerId: string;
  readonly cookie: string;
  /** Today in the customer's own time zone, by the server's clock. */
  readonly today: Day;
  readonly dishes: readonly string[];
  readonly random: Random;
  /** Each version that the server has stored, in order. */
  readonly history: readonly Stored[];
  /** The texts of all messages that the server has stored. */
  readonly messages: () => Promise<string[]>;
};

/**
 * Two phones of one customer, and what may happen to them: no network, lost responses, reloads, an expired
 * session, midnight, a second tab. At the end all are online and press Submit. Returns what is wrong then; usually nothing.
 */
export async function oneRun(world: World): Promise<string[]> {
  const { customerId, cookie, today, random, history } = world;
  const phones = [new Phone(customerId, cookie), new Phone(customerId, cookie)];
  /** Each phone has a second tab open in its browser. */
  const tabs = phones.map((phone) => [phone, new Phone(customerId, cookie, phone)] as const);
  const devices = tabs.flatMap((two) => two.map(({ device }) => device));
  const wishes = phones.map(() => new Wishes(history));
  const asked: string[] = [];
  const yesterday = addDays(today, -1);
  const now = { day: yesterday };
  const steps = stepsOf({ ...world, tabs, wishes, asked, now });
  const names = Object.keys(steps);

  for (const two of tabs) for (const tab of two) await tab.open();
  const midnightAt = Math.floor(random() * STEPS);
  for (let step = 0; step < STEPS; step += 1) {
    const at = random() < 0.5 ? 0 : 1;
    const phone = tabs[at]?.[random() < 0.7 ? 0 : 1];
    if (step === midnightAt) now.day = today;
    else if (phone) await steps[oneOf(names, random)]?.(phone, at);
    // Otherwise the next step comes before the response to this one.
    if (random() < 0.6) await quiet();
  }

  for (const tab of tabs.flat()) {
    tab.device.network = 'on';
    tab.device.hasSession = true;
    tab.flush();
  }
  await pass(devices, AGREED_MS);
  await quiet();
  const days = [yesterday, today];
  for (const phone of phones) for (const date of days) await phone.submit(date);
  await pass(devices, AGREED_MS);
  await quiet();
  for (const tab of tabs.flat()) for (const date of days) await tab.look(date);

  const wrong = wrongOfMessages(asked, await world.messages());
  for (const [at, [phone, otherTab]] of tabs.entries()) {
    if (phone.waiting > 0) wrong.push(`phone ${at} still holds ${phone.waiting} messages`);
    const [own, others] = [wishes[at], wishes[1 - at]];
    if (!own || !others) continue;
    const ended = { at, phone, otherTab, wishes: own, others };
    wrong.push(...days.flatMap((date) => wrongOfDay(ended, date, history)));
  }
  for (const device of devices) as(device, () => device.endPage());
  return wrong;
}
