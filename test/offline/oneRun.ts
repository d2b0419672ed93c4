import { addDays, type Day } from '#domain/day.ts';
import { Phone } from './phone.ts';
import { as, pass, quiet } from './phones.ts';
import { oneOf, type Random, stepsOf } from './steps.ts';
import { PARTS, partOf, type Stored, says, Wishes } from './wishes.ts';

/** A phone at the end of a run, when all are online and have sent what they may. */
type Ended = {
  readonly at: number;
  readonly phone: Phone;
  readonly otherTab: Phone;
  readonly wishes: Wishes;
  /** The wishes of the other phone. */
  readonly others: Wishes;
};

/** What is wrong with one day on a phone. */
function wrongOfDay(ended: Ended, date: Day, history: readonly Stored[]): string[] {
  return [...wrongToSee(ended, date), ...lostParts(ended, date, history)];
}

/** Days that are not sent, or that the tabs or the server show differently. */
function wrongToSee({ at, phone, otherTab, others }: Ended, date: Day): string[] {
  const wrong: string[] = [];
  const [stored, shown, inOtherTab] = [phone.stored(date), phone.shown(date), otherTab.shown(date)];
  const held = phone.held(date);
  const unsent = held.filter(({ contested }) => !contested).map(({ part }) => part);
  if (unsent.length > 0) wrong.push(`phone ${at} has not sent ${unsent} of ${date}`);
  if (PARTS.some((part) => partOf(shown, part) !== partOf(inOtherTab, part)))
    wrong.push(`the tabs of phone ${at} show another ${date}`);
  // A part that both phones changed waits for a choice.
  const isContested = (part: (typeof PARTS)[number]) =>
    others.hasTouched(date, part) && held.some((each) => each.part === part && each.contested);
  const open = PARTS.filter(
    (part) => partOf(shown, part) !== partOf(stored, part) && !isContested(part),
  );
  if (open.length > 0) wrong.push(`phone ${at} shows another ${open} of ${date}`);
  return wrong;
}

/** Wishes for a day that are neither stored, nor wait for a choice, nor were changed later by the other phone. */
function lostParts(
  { at, phone, wishes, others }: Ended,
  date: Day,
  history: readonly Stored[],
): string[] {
  const versions = history.filter((each) => each.date === date);
  return PARTS.flatMap((part) => {
    const wanted = wishes.of(date, part);
    if (!wanted) return [];
    const { value, since, takesBack } = wanted;
    const stored = phone.stored(date);
    const isTouched = others.hasTouched(date, part);
    const isThere = says(stored, part, value);
    const isHeld =
      isTouched && phone.held(date).some((each) => each.part === part && each.contested);
    // Another device changed it later, after it had received it.
    const before = history.slice(0, since).filter((each) => each.date === date).length;
    const wasThere =
      isTouched &&
      versions.slice(Math.max(0, before - 1)).some(({ content }) => says(content, part, value));
    // Nothing of this phone was left to change, and the other one changed it.
    const isOthers = isTouched && takesBack && !takesBack.includes(partOf(stored, part));
    return isThere || isHeld || wasThere || isOthers
      ? []
      : [`lost: ${part} of ${date} on phone ${at}, ${value}`];
  });
}

/** What is wrong with the messages that were asked: each must be stored exactly once. */
const wrongOfMessages = (asked: readonly string[], sent: readonly string[]): string[] =>
  asked.flatMap((text) => {
    const count = sent.filter((each) => each === text).length;
    if (count === 0) return [`lost: ${text}`];
    return count > 1 ? [`doubled: ${text}, ${count} times`] : [];
  });

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
