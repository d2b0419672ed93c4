import type { Day } from '#domain/day.ts';
import type { MealIndex } from '#domain/progress/adherence.ts';
import { contentOf, type DayPart } from '#domain/progress/mergeDay.ts';
import type { DailyProgress } from '#domain/progress/progressSchema.ts';
import { sendMessage } from '#web/conversations/api.ts';
import { outbox } from '#web/outbox/outbox.ts';
import { fetchDay, newerOf } from '#web/progress/api.ts';
import { draftedDays, draftFrom, readDraft, ticked } from '#web/progress/draft.ts';
import { contentOfDraft, draftOn } from '#web/progress/draftParts.ts';
import { mealEdits } from '#web/progress/instead/undoing.ts';
import { selfSaving } from '#web/progress/selfSaving.ts';
import { memoryRows } from '#web/store/rowsOfTest.ts';
import type { WaitingItem } from '#web/store/waitingItem.ts';
import { as, Device } from './phones.ts';

type Field = 'waterIntake' | 'mood' | 'notes';

/** A customer's phone: the modules of the web that log days and keep what waits, in a browser of memory. */
export class Phone {
  readonly device = new Device();
  readonly #rows = memoryRows<WaitingItem>();
  readonly #customerId: string;
  #days = new Map<Day, ReturnType<typeof selfSaving>>();
  /** Kept through a reload, as the browser keeps it after a yes. */
  readonly #seen = new Map<Day, DailyProgress>();
  #box: ReturnType<typeof outbox> | undefined;

  constructor(customerId: string, cookie: string) {
    this.#customerId = customerId;
    this.device.cookie = cookie;
  }

  /** Opens the app: what an earlier page left is read, and sent. */
  async open() {
    for (const date of this.#days.keys()) this.#record(date);
    this.device.endPage();
    this.#days = new Map();
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
      for (const date of draftedDays(this.#customerId)) this.#day(date);
      this.flush();
    });
  }

  #day(date: Day) {
    const day = this.#days.get(date) ?? selfSaving(this.#customerId, date, () => undefined);
    this.#days.set(date, day);
    return day;
  }

  /** As the connection is back, the page is looked at, or somebody has logged in. */
  flush() {
    as(this.device, () => {
      for (const day of this.#days.values()) if (day.isWaiting()) day.flush();
      void this.#box?.flush();
    });
  }

  /** Fetches a day, as an opened screen or a live event does. */
  look(date: Day): Promise<void> {
    return as(this.device, async () => {
      const day = await fetchDay(this.#customerId, date).catch(() => null);
      if (day?.record) this.#seen.set(date, day.record);
    });
  }

  #record(date: Day) {
    const own = this.#days.get(date)?.state().record ?? null;
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

  /** Taps an alternative: picks it, or takes it back with the tick. */
  pick(date: Day, index: MealIndex, dish: string, words: string) {
    as(this.device, () => {
      const day = this.#day(date);
      day.change(this.#record(date), (draft) => mealEdits().pick(draft, index, dish, words), {
        parts: [`meals.${index}`],
      });
    });
  }

  /** Types or chooses a field. */
  write(date: Day, field: Field, value: string, isTyped: boolean) {
    as(this.device, () => {
      const day = this.#day(date);
      day.change(
        this.#record(date),
        (draft) => ({ ...draft, values: { ...draft.values, [field]: value } }),
        { parts: [field], isTyped },
      );
    });
  }

  ask(key: string, date: Day): Promise<boolean> {
    const item = {
      ...{ personId: this.#customerId, kind: 'message', key, date, body: null, text: key },
      ...{ madeAt: `${date}T12:00:00.000Z`, refused: null },
    };
    return as(this.device, async () => (await this.#box?.add(item)) === true);
  }

  /** What this phone shows of a day. */
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

  /** What it still holds back: for a choice between two devices. */
  held(date: Day) {
    return as(this.device, () => readDraft(this.#customerId, date));
  }

  get waiting(): number {
    return this.#box?.items().length ?? 0;
  }
}
