import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { addDays } from '#domain/day.ts';
import type { DietPlan, PlanInput } from '#domain/plans/planSchema.ts';
import { messageInput } from '../factories/conversations.ts';
import { wholeDay } from '../factories/days.ts';
import { type Person, todayOf } from '../factories/people.ts';
import type { Answer, Ask, Request } from './ask.ts';
import {
  aDayThatSays,
  aPeriodNumber,
  aPlanThatSays,
  aProfileThatSays,
  contentOf,
} from './content.ts';
import type { Content, Ledger } from './ledger.ts';
import { keyOf } from './stored.ts';

type Upload = { readonly body: PlanInput; readonly key: string };
type Plan = { readonly id: string; readonly body: PlanInput; version: number };
type Write = Omit<Request, 'who'> & {
  readonly key: string;
  readonly content: Content;
  readonly by?: 'customer';
};

/** The sequence of writes, repeated: every kind of write, mostly days and plans. */
const TURNS = [
  ...['day', 'upload', 'day', 'again', 'day', 'update', 'notes', 'message', 'profile', 'upload'],
  ...['day', 'period', 'day', 'update', 'message', 'upload', 'again', 'delete', 'day', 'notes'],
] as const;
// Days are written repeatedly: first an insert, then updates.
const DAYS = 45;
const BREATH_MS = 25;

/** A customer and their dietician, who write one thing after the other and record the results. */
export class Writer {
  readonly customer: Person;
  readonly #dietician: Person;
  readonly #ask: Ask;
  readonly #ledger: Ledger;
  readonly #plans: Plan[] = [];
  readonly #ids = new Map<string, string>();
  #turn = 0;
  #lastUpload: Upload | undefined;
  /** A plan or message with an unknown result: sent again with its key until there is a response. */
  #owed: (() => Promise<boolean>) | undefined;
  #notesVersion: number | undefined = 0;

  constructor(people: { customer: Person; dietician: Person }, ask: Ask, ledger: Ledger) {
    this.customer = people.customer;
    this.#dietician = people.dietician;
    this.#ask = ask;
    this.#ledger = ledger;
  }

  /** Writes without a break, or with a pause after each write. */
  async writeUntil(over: () => boolean, breathes: boolean): Promise<void> {
    if (this.#lastUpload) await this.#uploadAgain(this.#lastUpload);
    while (!over()) if (!(await this.#next()) || breathes) await pause(BREATH_MS);
  }

  /** Returns whether the write was acknowledged. */
  async #next(): Promise<boolean> {
    if (this.#owed) return this.#owed();
    const turn = TURNS[this.#turn % TURNS.length];
    this.#turn += 1;
    const mark = `${this.customer.id.slice(0, 8)}-${this.#turn}`;
    const plan = this.#plans.at(-2);
    if (turn === 'upload')
      return this.#upload({ body: aPlanThatSays(mark, mark, this.#today), key: randomUUID() });
    if (turn === 'again' && this.#lastUpload) return this.#uploadAgain(this.#lastUpload);
    if (turn === 'update' && plan) return this.#update(plan, mark);
    if (turn === 'delete' && plan) return this.#delete(plan);
    if (turn === 'message') return this.#writeTo(mark, randomUUID());
    if (turn === 'notes') return this.#saveNotes(mark);
    if (turn === 'profile') return this.#saveProfile(mark);
    if (turn === 'period') return this.#setPeriod();
    return this.#saveDay(mark);
  }

  async #upload(upload: Upload): Promise<boolean> {
    const { body, key } = upload;
    this.#owed = () => this.#upload(upload);
    const answer = await this.#send(this.#uploadOf(upload, key));
    if (!answer) return false;
    this.#owed = undefined;
    const { id, version } = answer.body as DietPlan;
    this.#lastUpload = upload;
    this.#plans.push({ id, version, body });
    this.#ids.set(keyOf.plan(body.name), id);
    return true;
  }

  async #writeTo(text: string, id: string): Promise<boolean> {
    this.#owed = () => this.#writeTo(text, id);
    const headers = { 'idempotency-key': id };
    const key = keyOf.message(text);
    const body = messageInput({ text });
    const message: Write = { method: 'POST', path: 'messages', body, headers, key, content: text };
    if (!(await this.#send({ ...message, by: 'customer' }))) return false;
    this.#owed = undefined;
    return true;
  }

  #uploadOf({ body }: Upload, key: string): Write {
    const content = contentOf.plan(body);
    const headers = { 'idempotency-key': key };
    const path = 'diet-plans';
    const confirmed = { ...body, confirm: true };
    return { method: 'POST', path, body: confirmed, headers, key: keyOf.plan(body.name), content };
  }

  /** Sends an acknowledged upload again with its key: the response must be the same, without a second row. */
  async #uploadAgain({ body, key }: Upload): Promise<boolean> {
    const answer = await this.#request({ ...this.#uploadOf({ body, key }, key) });
    if (answer?.status !== 201) return false;
    const { id } = answer.body as DietPlan;
    if (id !== this.#ids.get(keyOf.plan(body.name)))
      this.#ledger.problems.push(`${body.name}: its key was answered with another plan`);
    return true;
  }

  async #update(plan: Plan, mark: string): Promise<boolean> {
    const body = aPlanThatSays(plan.body.name, mark, this.#today);
    const path = `diet-plans/${plan.id}`;
    const key = keyOf.plan(body.name);
    const headers = { 'if-match': `"${plan.version}"` };
    const content = contentOf.plan(body);
    const confirmed = { ...body, confirm: true };
    const update: Write = { method: 'PUT', path, body: confirmed, headers, key, content };
    const answer = await this.#send(update, plan);
    if (answer) plan.version = (answer.body as DietPlan).version;
    return answer !== null;
  }

  async #delete(plan: Plan): Promise<boolean> {
    const path = `diet-plans/${plan.id}`;
    const headers = { 'if-match': `"${plan.version}"` };
    const key = keyOf.plan(plan.body.name);
    const answer = await this.#send({ method: 'DELETE', path, headers, key, content: null }, plan);
    if (answer) this.#forget(plan);
    return answer !== null;
  }

  async #saveNotes(mark: string): Promise<boolean> {
    if (this.#notesVersion === undefined) {
      const there = await this.#request({ method: 'GET', path: 'notes' });
      if (there?.status !== 200) return false;
      this.#notesVersion = (there.body as { version: number }).version;
    }
    const headers = { 'if-match': `"${this.#notesVersion}"` };
    this.#notesVersion = undefined;
    const key = keyOf.notes(this.customer.id);
    const body = { notes: mark };
    const answer = await this.#send({
      ...{ method: 'PUT', path: 'notes', body, headers, key, content: mark },
    });
    if (answer) this.#notesVersion = (answer.body as { version: number }).version;
    return answer !== null;
  }

  async #saveProfile(mark: string): Promise<boolean> {
    const body = aProfileThatSays(mark);
    const key = keyOf.profile(this.customer.id);
    const content = contentOf.profile(mark, body);
    return this.#done({ method: 'PUT', path: 'profile', body, key, content, by: 'customer' });
  }

  async #setPeriod(): Promise<boolean> {
    const body = aPeriodNumber(this.#turn, this.#today);
    const key = keyOf.period(this.customer.id);
    const content = contentOf.period({
      planStatus: 'active',
      planStartDate: body.startDate,
      planEndDate: body.endDate,
    });
    return this.#done({ method: 'PUT', path: 'coaching-period/dates', body, key, content });
  }

  async #saveDay(mark: string): Promise<boolean> {
    const date = addDays(this.#today, -(this.#turn % DAYS));
    const day = aDayThatSays(mark, this.#turn);
    const body = wholeDay(day);
    const key = keyOf.day(this.customer.id, date);
    const content = contentOf.day(day);
    const path = `daily-progress/${date}`;
    return this.#done({ method: 'PATCH', path, body, key, content, by: 'customer' });
  }

  async #done(write: Write): Promise<boolean> {
    return (await this.#send(write)) !== null;
  }

  /** Records the result of a write; returns the response only if it is an acknowledgement. */
  async #send(write: Write, plan?: Plan): Promise<Answer | null> {
    const answer = await this.#request(write);
    if (answer && answer.status < 300) {
      this.#ledger.acknowledge(write.key, write.content);
      return answer;
    }
    // A response about a full disk says that nothing was changed; after any other, that is unknown.
    if (answer?.status === 507) this.#ledger.refuse(write.key);
    else {
      this.#ledger.unsure(write.key, write.content);
      // Its version is not known any more.
      if (plan) this.#forget(plan);
    }
    return null;
  }

  async #request({ by, ...write }: Omit<Write, 'key' | 'content'>): Promise<Answer | null> {
    const { method, path, body, headers } = write;
    const answer = await this.#ask({
      who: by === 'customer' ? this.customer : this.#dietician,
      method,
      path: `customers/${this.customer.id}/${path}`,
      ...(body && { body }),
      ...(headers && { headers }),
    });
    const expected = [200, 201, 204, 503, 507];
    if (answer && !expected.includes(answer.status))
      this.#ledger.problems.push(
        `${method} ${path}: ${answer.status} ${JSON.stringify(answer.body)}`,
      );
    return answer;
  }

  #forget(plan: Plan): void {
    this.#plans.splice(this.#plans.indexOf(plan), 1);
  }

  get #today() {
    return todayOf(this.customer);
  }

  /** The id of a plan by its document; undefined if its upload never got a response. */
  idOf(key: string): string | undefined {
    return this.#ids.get(key);
  }
}
