import type { Day } from '#domain/day.ts';
import {
  contentOf,
  type DayPart,
  type PartValue,
  partOf,
  stateOf,
} from '#domain/progress/dayParts.ts';
import type { MealIndex } from '#domain/progress/progress.ts';
import type { DailyProgress, MealInstead } from '#domain/progress/progressSchema.ts';
import { changeLog } from '#web/changes/log.ts';
import { sendMessage } from '#web/conversations/api.ts';
import { fetchDay, newerOf } from '#web/progress/api.ts';
import { DAY, dayShown, mealTaps } from '#web/progress/dayShown.ts';
import { daySender } from '#web/progress/sendDay.ts';
import type { Change, Sender } from '#web/store/change.ts';
import { memoryRows } from '#web/store/storesOfTest.ts';
import { as, Device, ofOpenPage } from './phones.ts';

/** A customer's phone: the web modules that log days and keep what waits, in a browser in memory. */
export class Phone {
  readonly device: Device;
  readonly #rows: ReturnType<typeof memoryRows<Change>>;
  readonly #customerId: string;
  /** Kept across reloads, as the browser keeps it after the customer agreed. */
  readonly #seen: Map<Day, DailyProgress>;
  readonly #tabs: Phone[];
  #log: ReturnType<typeof changeLog>;

  /** `beside`: another tab of the same phone. */
  constructor(customerId: string, cookie: string, beside?: Phone) {
    this.device = new Device(beside?.device);
    this.#customerId = customerId;
    this.device.cookie = cookie;
    this.#rows = beside ? beside.#rows : memoryRows();
    this.#seen = beside ? beside.#seen : new Map();
    this.#tabs = beside ? beside.#tabs : [];
    this.#tabs.push(this);
    this.#log = this.#begin();
  }

  /** Opens the app: reads what an earlier page left, and sends it. */
  async open() {
    this.device.endPage();
    this.#log = this.#begin();
    await as(this.device, () => this.#log.load());
    this.flush();
  }

  #begin() {
    const sendDay = daySender((_, record) => this.#see(record));
    const sendMessages: Sender = async (changes) => {
      for (const { text, key } of changes)
        await sendMessage(this.#customerId, { text, subject: { kind: 'general' } }, key);
      return [];
    };
    return changeLog(this.#customerId, {
      rows: ofOpenPage(this.#rows),
      senderOf: async (kind) => (kind === DAY ? sendDay : sendMessages),
      person: () => this.#customerId,
      onChange: () => undefined,
      onWritten: () => {
        for (const tab of this.#tabs) if (tab !== this) as(tab.device, () => void tab.#log.load());
      },
    });
  }

  /** Called when the connection is back, the page becomes visible, or somebody has logged in. */
  flush() {
    as(this.device, () => void this.#log.flush());
  }

  /** Fetches a day, as on opening a screen or on a live event. */
  look(date: Day): Promise<void> {
    return as(this.device, async () => {
      const day = await fetchDay(this.#customerId, date).catch(() => null);
      if (day?.record) this.#see(day.record);
    });
  }

  #see(record: DailyProgress) {
    const newer = newerOf(record, this.#seen.get(record.date) ?? null);
    if (newer) this.#seen.set(record.date, newer);
  }

  #record = (date: Day) => this.#seen.get(date) ?? null;

  /** Changes a part of a day; `isTyped`: it is sent once typing pauses. */
  write(date: Day, part: DayPart, value: PartValue, isTyped = false) {
    const base = partOf(dayShown(this.#record(date), []).content, part);
    const change = {
      ...{ personId: this.#customerId, kind: DAY, key: `${date} ${part}`, subject: date, part },
      ...{ date, value, bases: [base], text: '', madeAt: `${date}T12:00:00.000Z`, refused: null },
    };
    as(this.device, () => void this.#log.change(change, isTyped));
  }

  tick(date: Day, index: MealIndex, dish: string, done: boolean) {
    this.write(
      date,
      `meals.${index}`,
      mealTaps().tick(index, this.#state(date, index), dish, done),
    );
  }

  /** Taps an alternative: picks it, or removes it together with the tick. */
  pick(date: Day, index: MealIndex, dish: string, words: string) {
    const value = mealTaps().pick(index, this.#state(date, index), dish, words);
    this.write(date, `meals.${index}`, value);
  }

  /** Logs a meal as something else, or as skipped. */
  instead(date: Day, index: MealIndex, said: MealInstead) {
    this.write(date, `meals.${index}`, { done: false, instead: said });
  }

  #state = (date: Day, index: MealIndex) => stateOf(this.shown(date), index);

  /** Presses Submit on My Progress. True: the day was logged differently on the other phone. */
  submit(date: Day): Promise<boolean> {
    return as(this.device, async () => {
      await this.#log.flush();
      return this.held(date).some(({ contested }) => contested);
    });
  }

  ask(key: string, date: Day): Promise<boolean> {
    const item = {
      ...{ personId: this.#customerId, kind: 'message', key, date, value: null, text: key },
      ...{ madeAt: `${date}T12:00:00.000Z`, refused: null },
    };
    return as(this.device, () => this.#log.add(item));
  }

  /** What this phone shows for a day. */
  shown = (date: Day) => dayShown(this.#record(date), this.held(date)).content;

  stored(date: Day) {
    const record = this.#record(date);
    return record && contentOf(record);
  }

  /** The changes of a day that it has not sent yet, or that wait for a choice between two devices. */
  held = (date: Day): readonly Change[] =>
    this.#log.waiting().filter(({ kind, subject }) => kind === DAY && subject === date);

  /** The messages that are not sent yet. */
  get waiting(): number {
    return this.#log.waiting().filter(({ kind }) => kind !== DAY).length;
  }
}
