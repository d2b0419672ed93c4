import type { Reminder, Reminders } from '#domain/reminders/reminderSchema.ts';
import type { RunningEngine } from '../engines.ts';
import type { Person } from '../factories/people.ts';
import { reminderInput } from '../factories/reminders.ts';
import type { Refused } from './client.ts';

/** The path of a person's reminders, or of one of them. */
export const pathOf = (person: Pick<Person, 'id'>, id = '') =>
  `/api/customers/${person.id}/reminders${id && `/${id}`}`;

export const listOf = async (engine: RunningEngine, person: Person) =>
  (await engine.as(person).get<Reminders>(pathOf(person))).body;

export const add = (engine: RunningEngine, person: Person, wishes = {}) =>
  engine.as(person).post<Reminder & Refused>(pathOf(person), reminderInput(wishes));
