import { isDeepStrictEqual } from 'node:util';
import { addDays, type Day } from '#domain/day.ts';
import { alternativesOf } from '#domain/plans/alternatives.ts';
import { MEAL_INDEXES, type MealIndex } from '#domain/progress/adherence.ts';
import type { DayField, DayPart } from '#domain/progress/mergeDay.ts';
import { MOODS } from '#domain/progress/progress.ts';
import type { DayContent } from '#domain/progress/progressSchema.ts';
import type { Attempt } from '#web/progress/draft.ts';
import { Phone } from './phone.ts';
import { as, type Browser, type Network, pass, quiet } from './phones.ts';

export type Random = () => number;
/** A version of a day as the server has stored it, and the body that asked for it, with the phone it came from. */
export type Stored = {
  readonly date: Day;
  readonly content: DayContent;
  readonly asked: unknown;
  readonly by: Browser;
};
type Value = string | boolean;
type Wish = {
  readonly value: Value;
  readonly since: number;
  /** It takes back what was on its way then, and is a change only if that was stored; null: a change anyhow. */
  readonly takesBack: Attempt | null;
};

const STEPS = 40;
const MEALS = 4;
/** From the moment in which the network is back. */
const AGREED_MS = 5000;
const NETWORKS: readonly Network[] = ['on', 'on', 'off', 'answers lost'];

const partOf = (content: DayContent | null, part: DayPart): Value => {
  const meal = MEAL_INDEXES.find((index) => part === `meals.${index}`);
  if (meal !== undefined) {
    const said = content?.instead[meal];
    if (said) return `${said.kind}: ${said.words}`;
    return content?.meals[meal] === true && (content.picked[meal] ?? true);
  }
  return String(content?.[part as DayField] ?? '').trim();
};

/** Whether a part says this, or more: a tick may say which alternative was eaten. */
const says = (content: DayContent | null, part: DayPart, value: Value): boolean => {
  const said = partOf(content, part);
  return said === value || (value === true && said !== false);
};

type World = {
  readonly customerId: string;
  readonly cookie: string;
  /** The customer's own, by the server's clock. */
  readonly today: Day;
  readonly dishes: readonly string[];
  readonly random: Random;
  /** Each version that the server has stored, in order. */
  readonly history: readonly Stored[];
  /** The texts of all messages that the server has. */
  readonly messages: () => Promise<string[]>;
};

/**
 * Two phones of one customer, and what may happen to them: no network, lost answers, reloads, a session
 * that is over, midnight, a second tab, My Progress beside the dashboard. At the end all are on the network
 * and press Submit. Returns what is wrong then; most of the time nothing.
 */
export async function oneRun(world: World): Promise<string[]> {
  const { customerId, cookie, today, dishes, random, history } = world;
  const phones = [new Phone(customerId, cookie), new Phone(customerId, cookie)];
  /** Each phone has a second tab of its browser open. */
  const tabs = phones.map((phone) => [phone, new Phone(customerId, cookie, phone)] as const);
  const devices = tabs.flatMap((two) => two.map(({ device }) => device));
  const wishes = phones.map(() => new Map<string, Wish>());
  /** What each phone has ever changed. */
  const touched = phones.map(() => new Set<string>());
  /** What each phone has changed on My Progress. */
  const onForm = phones.map(() => new Set<string>());
  const asked: string[] = [];
  const days = [addDays(today, -1), today];
  let day = days[0] ?? today;

  const choose = <T>(of: readonly T[]): T => of[Math.floor(random() * of.length)] as T;
  const wish = (phone: Phone, at: number, part: DayPart, value: Value) => {
    const key = `${day} ${part}`;
    const held = phone.held(day);
    touched[at]?.add(key);
    // Back to what was there before is no change, unless something else is on its way; nor is it to choose
    // what another device has stored, as far as this one knows: whoever changes that later may.
    const known = [held?.base ?? null, phone.stored(day)];
    const isChange = held && !known.some((content) => partOf(content, part) === value);
    const trying = held?.trying ?? null;
    const takesBack = trying && partOf(trying.content, part) !== value ? trying : null;
    const since = history.length;
    if (isChange) wishes[at]?.set(key, { value, since, takesBack: null });
    else if (takesBack) wishes[at]?.set(key, { value, since, takesBack });
    else wishes[at]?.delete(key);
  };

  const steps: Record<string, (phone: Phone, at: number) => unknown> = {
    tick(phone, at) {
      const index = String(Math.floor(random() * MEALS)) as MealIndex;
      const done = phone.shown(day).meals[index] !== true;
      phone.tick(day, index, dishes[Number(index)] ?? '', done);
      wish(phone, at, `meals.${index}`, done);
    },
    tickAgain: (phone, at) => steps.tick?.(phone, at),
    pick(phone, at) {
      const dish = dishes[1] ?? '';
      const words = choose(alternativesOf(dish));
      const { meals, picked } = phone.shown(day);
      const isBack = meals['1'] === true && picked['1'] === words;
      phone.pick(day, '1', dish, words);
      wish(phone, at, 'meals.1', isBack ? false : words);
    },
    water(phone, at) {
      const value = `${1 + Math.floor(random() * 9)} L`;
      phone.write(day, 'waterIntake', value, false);
      wish(phone, at, 'waterIntake', value);
    },
    mood(phone, at) {
      const value = choose(MOODS);
      phone.write(day, 'mood', value, false);
      wish(phone, at, 'mood', value);
    },
    note(phone, at) {
      const value = `Note ${Math.floor(random() * 1000)}`;
      phone.write(day, 'notes', value, true);
      wish(phone, at, 'notes', value);
    },
    instead(phone, at) {
      const index = String(Math.floor(random() * MEALS)) as MealIndex;
      const said = choose([
        { kind: 'skipped', words: '' },
        { kind: 'other', words: `Dish ${Math.floor(random() * 100)}` },
      ] as const);
      phone.instead(day, index, said);
      wish(phone, at, `meals.${index}`, `${said.kind}: ${said.words}`);
    },
    sleep(phone, at) {
      const value = String(5 + Math.floor(random() * 5));
      phone.write(day, 'sleepHours', value, true);
      wish(phone, at, 'sleepHours', value);
    },
    score(phone, at) {
      const value = 1 + Math.floor(random() * 5);
      phone.write(day, 'dietScore', value, false);
      wish(phone, at, 'dietScore', String(value));
    },
    noteOnForm(phone, at) {
      const value = `Note ${Math.floor(random() * 1000)}`;
      phone.typeOnForm(day, 'notes', value);
      onForm[at]?.add(`${day} notes`);
      wish(phone, at, 'notes', value);
    },
    moodOnForm(phone, at) {
      const value = choose(MOODS);
      phone.typeOnForm(day, 'mood', value);
      onForm[at]?.add(`${day} mood`);
      wish(phone, at, 'mood', value);
    },
    tickOnForm(phone, at) {
      const index = String(Math.floor(random() * MEALS)) as MealIndex;
      const done = phone.shown(day).meals[index] !== true;
      phone.tickOnForm(day, index, dishes[Number(index)] ?? '', done);
      onForm[at]?.add(`${day} meals.${index}`);
      wish(phone, at, `meals.${index}`, done);
    },
    submit: (phone) => void phone.submit(day),
    submitAgain: (phone) => void phone.submit(day),
    async ask(_phone, at) {
      if (asked.length >= 4) return;
      const key = `question-${asked.length}-of-${at}-${customerId}`;
      if (await phones[at]?.ask(key, day)) asked.push(key);
    },
    network(_phone, at) {
      const network = choose(NETWORKS);
      for (const tab of tabs[at] ?? []) {
        tab.device.network = network;
        if (network === 'on') tab.flush();
      }
    },
    reload: (phone) => phone.open(),
    session(phone, at) {
      const hasSession = !phone.device.hasSession;
      for (const tab of tabs[at] ?? []) {
        tab.device.hasSession = hasSession;
        if (hasSession) tab.flush();
      }
    },
    look: (phone) => phone.look(day),
    wait: () => pass(devices, 1000 + random() * 30_000),
    midnight() {
      day = days[1] ?? today;
    },
  };
  const names = Object.keys(steps).filter((name) => name !== 'midnight');

  for (const two of tabs) for (const tab of two) await tab.open();
  const midnightAt = Math.floor(random() * STEPS);
  for (let step = 0; step < STEPS; step += 1) {
    const at = random() < 0.5 ? 0 : 1;
    const phone = tabs[at]?.[random() < 0.7 ? 0 : 1];
    if (phone) await steps[step === midnightAt ? 'midnight' : choose(names)]?.(phone, at);
    // Else the next step comes before the answer to this one.
    if (random() < 0.6) await quiet();
  }

  for (const tab of tabs.flat()) {
    tab.device.network = 'on';
    tab.device.hasSession = true;
    tab.flush();
  }
  await pass(devices, AGREED_MS);
  await quiet();
  const chooses = phones.map(() => new Set<string>());
  for (const [at, phone] of phones.entries())
    for (const date of days) if (await phone.submit(date)) chooses[at]?.add(date);
  await pass(devices, AGREED_MS);
  await quiet();
  for (const tab of tabs.flat()) for (const date of days) await tab.look(date);

  const wrong: string[] = [];
  const sent = await world.messages();
  for (const text of asked) {
    const count = sent.filter((each) => each === text).length;
    if (count === 0) wrong.push(`lost: ${text}`);
    if (count > 1) wrong.push(`doubled: ${text}, ${count} times`);
  }
  for (const [at, phone] of phones.entries()) {
    if (phone.waiting > 0) wrong.push(`phone ${at} still holds ${phone.waiting} messages`);
    const own = wishes[at] ?? new Map<string, Wish>();
    const others = touched[1 - at] ?? new Set<string>();
    const ofPhone = history.filter(({ by }) => by === phone.device.browser);
    for (const date of days) {
      const stored = phone.stored(date);
      const held = phone.held(date);
      if (held?.sends.length) wrong.push(`phone ${at} has not sent ${held.sends} of ${date}`);
      const parts = PARTS.filter(
        (part) => partOf(phone.shown(date), part) !== partOf(stored, part),
      );
      const other = tabs[at]?.[1].shown(date) ?? null;
      if (PARTS.some((part) => partOf(phone.shown(date), part) !== partOf(other, part)))
        wrong.push(`the tabs of phone ${at} show another ${date}`);
      // What both changed waits to be chosen, and with it what else only Submit sends; also where the other
      // device has said the same since.
      const isToChoose =
        chooses[at]?.has(date) || parts.some((part) => others.has(`${date} ${part}`));
      const open = parts.filter(
        (part) =>
          !held ||
          (!others.has(`${date} ${part}`) && !(isToChoose && onForm[at]?.has(`${date} ${part}`))),
      );
      if (open.length > 0)
        wrong.push(`phone ${at} shows another ${open} of ${date}${held ? ', held' : ''}`);
      for (const part of PARTS) {
        const wanted = own.get(`${date} ${part}`);
        if (!wanted || (wanted.takesBack && !wasTaken(wanted.takesBack, ofPhone))) continue;
        const isThere = says(stored, part, wanted.value);
        const isHeld = held !== null && says(phone.shown(date), part, wanted.value);
        // Another device changed it later, knowing of it.
        const versions = history.filter((each) => each.date === date);
        const before = history.slice(0, wanted.since).filter((each) => each.date === date).length;
        const wasThere =
          others.has(`${date} ${part}`) &&
          versions
            .slice(Math.max(0, before - 1))
            .some(({ content }) => says(content, part, wanted.value));
        if (!isThere && !isHeld && !wasThere)
          wrong.push(`lost: ${part} of ${date} on phone ${at}, ${wanted.value}`);
      }
    }
  }
  for (const device of devices) as(device, () => device.endPage());
  return wrong;
}

/** Whether the server has stored this try of a phone: one that it refused has changed nothing. */
function wasTaken({ content, base }: Attempt, history: readonly Stored[]): boolean {
  const body: unknown = JSON.parse(JSON.stringify({ ...content, base }));
  return history.some(({ asked }) => isDeepStrictEqual(asked, body));
}

const PARTS: readonly DayPart[] = [
  ...(['0', '1', '2', '3'] as const).map((index): DayPart => `meals.${index}`),
  'waterIntake',
  'mood',
  'notes',
  'sleepHours',
  'dietScore',
];
