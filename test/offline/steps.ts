import type { Day } from '#domain/day.ts';
import { alternativesOf } from '#domain/plans/plan.ts';
import { type MealIndex, MOODS } from '#domain/progress/progress.ts';
import type { Phone } from './phone.ts';
import { type Network, pass } from './phones.ts';
import type { Wishes } from './wishes.ts';

export type Random = () => number;
type Step = (phone: Phone, at: number) => unknown;

const MEALS = 4;
const MOST_QUESTIONS = 4;
const NETWORKS: readonly Network[] = ['on', 'on', 'off', 'answers lost'];

export const oneOf = <T>(of: readonly T[], random: Random): T =>
  of[Math.floor(random() * of.length)] as T;

type Place = {
  readonly customerId: string;
  /** The planned dishes, by meal. */
  readonly dishes: readonly string[];
  readonly random: Random;
  /** The tabs of each phone; the first one is in front. */
  readonly tabs: readonly (readonly Phone[])[];
  /** One for each phone. */
  readonly wishes: readonly Wishes[];
  /** The texts of all messages that were asked, to which each step adds its own. */
  readonly asked: string[];
  /** The day that is being logged. */
  readonly now: { day: Day };
};

/** What may happen to a tab of the phone `at`, by name. */
export function stepsOf(place: Place): Readonly<Record<string, Step>> {
  const { customerId, dishes, random, tabs, wishes, asked, now } = place;
  const choose = <T>(of: readonly T[]): T => oneOf(of, random);
  const devices = tabs.flatMap((two) => two.map(({ device }) => device));

  const steps: Record<string, Step> = {
    tick(phone, at) {
      const index = String(Math.floor(random() * MEALS)) as MealIndex;
      const done = phone.shown(now.day).meals[index] !== true;
      phone.tick(now.day, index, dishes[Number(index)] ?? '', done);
      wishes[at]?.add(phone, now.day, `meals.${index}`);
    },
    tickAgain: (phone, at) => steps.tick?.(phone, at),
    pick(phone, at) {
      const dish = dishes[1] ?? '';
      const words = choose(alternativesOf(dish));
      phone.pick(now.day, '1', dish, words);
      wishes[at]?.add(phone, now.day, 'meals.1');
    },
    water(phone, at) {
      const value = `${1 + Math.floor(random() * 9)} L`;
      phone.write(now.day, 'waterIntake', value);
      wishes[at]?.add(phone, now.day, 'waterIntake');
    },
    mood(phone, at) {
      const value = choose(MOODS);
      phone.write(now.day, 'mood', value);
      wishes[at]?.add(phone, now.day, 'mood');
    },
    note(phone, at) {
      const value = `Note ${Math.floor(random() * 1000)}`;
      phone.write(now.day, 'notes', value, true);
      wishes[at]?.add(phone, now.day, 'notes');
    },
    instead(phone, at) {
      const index = String(Math.floor(random() * MEALS)) as MealIndex;
      const said = choose([
        { kind: 'skipped', words: '' },
        { kind: 'other', words: `Dish ${Math.floor(random() * 100)}` },
      ] as const);
      phone.instead(now.day, index, said);
      wishes[at]?.add(phone, now.day, `meals.${index}`);
    },
    sleep(phone, at) {
      const value = String(5 + Math.floor(random() * 5));
      phone.write(now.day, 'sleepHours', Number(value), true);
      wishes[at]?.add(phone, now.day, 'sleepHours');
    },
    score(phone, at) {
      const value = 1 + Math.floor(random() * 5);
      phone.write(now.day, 'dietScore', value);
      wishes[at]?.add(phone, now.day, 'dietScore');
    },
    submit: (phone) => void phone.submit(now.day),
    submitAgain: (phone) => void phone.submit(now.day),
    async ask(_phone, at) {
      if (asked.length >= MOST_QUESTIONS) return;
      const key = `question-${asked.length}-of-${at}-${customerId}`;
      if (await tabs[at]?.[0]?.ask(key, now.day)) asked.push(key);
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
    look: (phone) => phone.look(now.day),
    wait: () => pass(devices, 1000 + random() * 30_000),
  };
  return steps;
}
