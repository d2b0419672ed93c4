/** A change of one part of something, with what the device believes to be stored there. */
export type Settling<Value> = {
  readonly value: Value;
  /**
   * What may be stored: first the value that the change was made on, then those that this device has sent since
   * without an answer. Absent: the change replaces whatever is stored.
   */
  readonly bases?: readonly Value[] | undefined;
};

/**
 * What a part holds after a change; undefined if another device has stored something different since, so that the
 * person has to choose.
 */
export function settledAs<Value>(
  { value, bases }: Settling<Value>,
  stored: Value,
  isSame: (one: Value, other: Value) => boolean,
): Value | undefined {
  if (!bases || isSame(value, stored)) return value;
  if (bases.some((base) => isSame(base, stored))) return value;
  const [base] = bases;
  // Changed back: nothing is left of this device's change.
  return base !== undefined && isSame(value, base) ? stored : undefined;
}
