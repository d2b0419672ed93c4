import { sql } from 'kysely';
import type { Person } from '#test/factories/people.ts';

/** A person in whose name requests are sent. */
export type Asking = Pick<Person, 'id' | 'name' | 'email' | 'cookie'>;

export type Practice = {
  readonly dietician: Person;
  /** The number of customers. */
  readonly size: number;
  /** The customers in whose name requests are sent, spread evenly. */
  readonly customers: readonly Asking[];
};

/** The customers from `from` (included) to `to` (not). */
export type Batch = { readonly from: number; readonly to: number; readonly at: Date };

// Ids begin with eight digits, so that statements can compute with them: `substr(id, 1, 8)`.
const REST = '-0a1b2c3d4e5f60718293a4b5';
const FIRST_NUMBER = 100_000_000;

const digits = (number: number) => String(FIRST_NUMBER + number).slice(1);

export const customerId = (number: number) => `${digits(number)}${REST}`;
export const emailOf = (number: number) => `customer-${digits(number)}@example.test`;
export const tokenOf = (number: number) => `session-${digits(number)}-0123456789abcdef`;

/** The same in SQL, for a column `number`. */
const digitsOf = sql`substr(cast(${sql.lit(FIRST_NUMBER)} + "number" as text), 2)`;
export const idInSql = sql`${digitsOf} || ${sql.lit(REST)}`;
export const emailInSql = sql`'customer-' || ${digitsOf} || '@example.test'`;
export const tokenInSql = sql`'session-' || ${digitsOf} || '-0123456789abcdef'`;

/** The condition for the customers of a batch: `… from "user" where ${within(batch)}`. */
export const within = ({ from, to }: Batch) =>
  sql`"user"."id" >= ${customerId(from)} and "user"."id" < ${customerId(to)}`;

/** The number of a stored customer. */
export const numberOfUser = sql`cast(substr("user"."id", 1, 8) as integer)`;
