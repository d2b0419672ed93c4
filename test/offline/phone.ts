import type { Day } from '#domain/day.ts';
import type { MealIndex } from '#domain/progress/adherence.ts';
import { contentOf, type DayPart } from '#domain/progress/mergeDay.ts';
import type { DailyProgress, MealInstead } from '#domain/progress/progressSchema.ts';
import { sendMessage } from '#web/conversations/api.ts';
import { outbox } from '#web/outbox/outbox.ts';
import { fetchDay, newerOf, storeDay } from '#web/progress/api.ts';
import { daysOfPerson } from '#web/progress/daysOfPerson.ts';
import { draftFrom, draftKey, readDraft, ticked } from '#web/progress/draft.ts';
import { contentOfDraft, draftOn } from '#web/progress/draftParts.ts';
import { mealEdits } from '#web/progress/instead/undoing.ts';
import { checkDay, submitDay } from '#web/progress/submitDay.ts';
import { inTurn } from '#web/store/inTurn.ts';
import { memoryRows } from '#web/store/rowsOfTest.ts';
import type { WaitingItem } from '#web/store/waitingItem.ts';
import { as, Device } from './phones.ts';

type Field = 'waterIntake' | 'mood' | 'notes' | 'sleepHours' | 'dietScore';

/** A customer's phone: the web modules that log days and store pending items, in an in-memory browser. */
export class Phone {
  readonly device: Device;
  readonly #rows = memoryRows<WaitingItem>();
  readonly #customerId: string;
  #days: ReturnType<typeof daysOfPerson>;
  readonly #dates = new Set<Day>();
  /** Kept across reloads, as the browser keeps it after the customer agreed. */
  readonly #seen: Map<Day, DailyProgress>;
  readonly #tabs: Phone[];
  #box: ReturnType<typeof outbox> | undefined;

  /** `beside`: another tab of the same phone. */
  constructor(customerId: string, cookie: string, beside?: Phone) {
    this.device = new Device(beside?.device);
    this.#customerId = customerId;
    this.device.cookie = cookie;
    this.#seen = beside ? beside.#seen : new Map();
    this.#tabs = beside ? beside.#tabs : [];
    this.#tabs.push(this);
    this.#days = this.#begin();
    this.device.hear = (key) => this.#days.hear(key);
  }

  /** Opens the app: reads what an earlier page left, and sends it. */
  async open() {
    for (const date of this.#dates) this.#record(date);
    this.device.endPage();
    this.#dates.clear();
    this.#days = this.#begin();
    await as(this.device, async () => {
      const box = outbox(this.#customerId, {
        rows: this.#rows,
        senderOf: async () => async (item) => {
          const input = { text: item.text, subject: { kind: 'general' as const } };
          await sendMessage(this.#customerId, input, item.key);
        },
        person: () => this.#customerId,
        onChange: () => undefined,
      });
      this.#box = box;
      await box.load();
      this.flush();
    });
  }

  #begin() {
    return daysOfPerson(
      this.#customerId,
      () => undefined,
      (record) => {
        this.#see(record);
        for (const tab of this.#tabs)
          if (tab !== this) as(tab.device, () => tab.#days.hearStored(record));
      },
    );
  }

  #day(date: Day) {
    this.#dates.add(date);
    return this.#days.day(date);
  }

  /** Called when the connection is back, the page becomes visible, or somebody has logged in. */
  flush() {
    as(this.device, () => {
      this.#days.resume();
      void this.#box?.flush();
    });
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

  #record(date: Day) {
    const own = this.#days.day(date).state().record;
    const record = newerOf(own, this.#seen.get(date) ?? null);
    if (record) this.#seen.set(date, record);
    return record;
  }

  tick(date: Day, index: MealIndex, dish: string, done: boolean) {
    const part: DayPart = `meals.${index}`;
    as(this.device, () => {
      const day = this.#day(date);
      day.change(this.#record(date), (draft) => ticked(draft, index, dish, done), {
        parts: [part],
      });
    });
  }

  /** Taps an alternative: picks it, or removes it together with the tick. */
  pick(date: Day, index: MealIndex, dish: string, words: string) {
    as(this.device, () => {
      const day = this.#day(date);
      day.change(this.#record(date), (draft) => mealEdits().pick(draft, index, dish, words), {
        parts: [`meals.${index}`],
      });
    });
  }

  /** Logs a meal as something else, or as skipped. */
  instead(date: Day, index: MealIndex, said: MealInstead) {
    as(this.device, () => {
      const day = this.#day(date);
      day.change(this.#record(date), (draft) => mealEdits().instead(draft, index, said), {
        parts: [`meals.${index}`],
      });
    });
  }

  /** Types or chooses a value for a field. */
  write(date: Day, field: Field, value: string | number, isTyped: boolean) {
    as(this.device, () => {
      const day = this.#day(date);
      day.change(
        this.#record(date),
        (draft) => ({ ...draft, values: { ...draft.values, [field]: value } }),
        { parts: [field], isTyped },
      );
    });
  }

  /** Types a value on My Progress, which is sent only by Submit. */
  typeOnForm(date: Day, field: Field, value: string | number) {
    as(this.device, () => {
      const day = this.#day(date);
      day.edit(
        this.#record(date),
        (draft) => ({ ...draft, values: { ...draft.values, [field]: value } }),
        [field],
      );
    });
  }

  /** Ticks a meal on My Progress. */
  tickOnForm(date: Day, index: MealIndex, dish: string, done: boolean) {
    as(this.device, () => {
      const day = this.#day(date);
      day.edit(this.#record(date), (draft) => ticked(draft, index, dish, done));
    });
  }

  /** Presses Submit on My Progress. True: the form found a conflict and asks; nothing is chosen. */
  submit(date: Day): Promise<boolean> {
    return as(this.device, async () => {
      const day = this.#day(date);
      const record = this.#record(date);
      const sent = day.state().draft ?? draftFrom(record);
      const checked = checkDay(sent.values);
      const wait = () => day.submit(sent, record);
      if (!checked.ok) return false;
      return inTurn(draftKey(this.#customerId, date), async () => {
        if (day.state().draft?.trying && wait()) return false;
        day.submits(sent, record);
        const submitted = await submitDay(sent, checked.input, record, {
          send: (submission) => storeDay(this.#customerId, { date, submission }),
          fetchAgain: () => fetchDay(this.#customerId, date),
          wait,
        }).catch(() => null);
        if (submitted?.is !== 'waits') day.submitsNothing();
        if (submitted?.is === 'stored') day.submitted(submitted.record, sent);
        return submitted?.is === 'collision';
      });
    });
  }

  ask(key: string, date: Day): Promise<boolean> {
    const item = {
      ...{ personId: this.#customerId, kind: 'message', key, date, body: null, text: key },
      ...{ madeAt: `${date}T12:00:00.000Z`, refused: null },
    };
    return as(this.device, async () => (await this.#box?.add(item)) === true);
  }

  /** What this phone shows for a day. */
  shown(date: Day) {
    return as(this.device, () => {
      const record = this.#record(date);
      const kept = readDraft(this.#customerId, date);
      return contentOfDraft(draftOn(kept ?? draftFrom(record), record));
    });
  }

  stored(date: Day) {
    const record = this.#record(date);
    return record && contentOf(record);
  }

  /** What it has not sent yet because the customer must choose between two devices. */
  held(date: Day) {
    return as(this.device, () => readDraft(this.#customerId, date));
  }

  get waiting(): number {
    return this.#box?.items().length ?? 0;
  }
}
