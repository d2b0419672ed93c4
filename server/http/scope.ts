import { type Day, dayIn } from '#domain/day.ts';
import type { Deps } from './deps.ts';

declare const proven: unique symbol;

/**
 * A customer whose data the sender of this request may read or change. Only the guard makes one, so a
 * query that takes it cannot be called without the check.
 */
export type CustomerScope = {
  readonly customerId: string;
  readonly name: string;
  readonly email: string;
  readonly emailVerified: boolean;
  readonly timeZone: string;
  /**
   * Whether figures of body, weight and energy must be left out, because the answer goes to a customer who
   * hides them.
   */
  readonly hidesNumbers: boolean;
  readonly [proven]: true;
};

/** The part of a Hono context that {@link scopeOf} reads. */
type Request = {
  readonly req: { readonly path: string };
  get(name: 'operation'): { readonly scope: CustomerScope | null };
};

/** The customer in the path of this request. Throws when the path names none. */
export function scopeOf(context: Request): CustomerScope {
  const { scope } = context.get('operation');
  if (!scope) throw new Error(`${context.req.path} has no customer in its path`);
  return scope;
}

/** Today in a person's time zone; in UTC while it is not known. */
export const todayOf = (
  { now }: Pick<Deps, 'now'>,
  { timeZone }: { readonly timeZone: string | null },
): Day => dayIn(timeZone ?? 'UTC', now());
