import { sql } from 'kysely';
import type { Person } from '../../factories/people.ts';

/** Somebody in whose name requests are made. */
export type Asking = Pick<Person, 'id' | 'name' | 'email' | 'cookie'>;

export type Practice = {
  readonly dietician: Person;
  /** How many customers there are. */
  readonly size: number;
  /** Those of them in whose name requests are made, spread evenly. */
  readonly customers: readonly Asking[];
};

/** The customers from `from` (included) to `to` (not). */
export type Batch = { readonly from: number; readonly to: number; readonly at: Date };

// Eight digits in front, so that statements can count with them: `substr(id, 1, 8)`.
const REST = '-0a1b2c3d4e5f60718293a4b5';
const FIRST_NUMBER = 100_000_000;

const digits = (number: number) => String(FIRST_NUMBER + number).slice(1);

export const customerId = (number: number) => `${digits(number)}${REST}`;
export const emailOf = (number: number) => `customer-${digits(number)}@example.test`;
export const tokenOf = (number: number) => `session-${digits(number)}-0123456789abcdef`;

/** The same in SQL, of a column `number`. */
const digitsOf = sql`substr(cast(${sql.lit(FIRST_NUMBER)} + "number" as text), 2)`;
export const idInSql = sql`${digitsOf} || ${sql.lit(REST)}`;
export const emailInSql = sql`'customer-' || ${digitsOf} || '@example.test'`;
export const tokenInSql = sql`'session-' || ${digitsOf} || '-0123456789abcdef'`;

/** The customers of a batch in a statement: `… from "user" where ${within(batch)}`. */
export const within = ({ from, to }: Batch) =>
  sql`"user"."id" >= ${customerId(from)} and "user"."id" < ${customerId(to)}`;

/** The number of a customer that is stored. */
export const numberOfUser = sql`cast(substr("user"."id", 1, 8) as integer)`;
