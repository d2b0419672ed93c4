/**
 * Reads an unknown value as a T. Fields that T does not have are left out; a value that does not fit throws
 * TypeError. For values that this browser stored itself: zod is too large for a first screen.
 */
export type Shape<T> = (value: unknown) => T;
export type Shaped<S> = S extends Shape<infer T> ? T : never;

const fail = (wanted: string): never => {
  throw new TypeError(`This is not ${wanted}.`);
};

export const string: Shape<string> = (value) => (typeof value === 'string' ? value : fail('text'));

export const boolean: Shape<boolean> = (value) =>
  typeof value === 'boolean' ? value : fail('true or false');

export const number: Shape<number> = (value) =>
  typeof value === 'number' && Number.isFinite(value) ? value : fail('a number');

export const integer: Shape<number> = (value) =>
  Number.isSafeInteger(value) ? number(value) : fail('a whole number');

export const instant: Shape<string> = (value) =>
  Number.isNaN(Date.parse(string(value))) ? fail('an instant') : string(value);

export const oneOf =
  <const T extends string>(values: readonly T[]): Shape<T> =>
  (value) =>
    values.find((each) => each === value) ?? fail(values.join(' or '));

export const nullable =
  <T>(shape: Shape<T>): Shape<T | null> =>
  (value) =>
    value === null ? null : shape(value);

/** A list, of exactly `length` items if given. */
export const listOf =
  <T>(shape: Shape<T>, length?: number): Shape<T[]> =>
  (value) =>
    Array.isArray(value) && (length === undefined || value.length === length)
      ? value.map(shape)
      : fail('such a list');

const entriesOf = (value: unknown): [string, unknown][] =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.entries(value)
    : fail('an object');

export const recordOf =
  <T>(shape: Shape<T>): Shape<Record<string, T>> =>
  (value) =>
    Object.fromEntries(entriesOf(value).map(([key, each]) => [key, shape(each)]));

export const object =
  <F extends Record<string, Shape<unknown>>>(fields: F): Shape<{ [K in keyof F]: Shaped<F[K]> }> =>
  (value) => {
    const given = new Map(entriesOf(value));
    const read = Object.entries(fields).map(([key, shape]) => [key, shape(given.get(key))]);
    return Object.fromEntries(read);
  };

/** Whether two values say the same, as they would be stored. */
export const same = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other);
