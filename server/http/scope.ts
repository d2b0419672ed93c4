import { type Day, dayIn } from '#domain/day.ts';
import type { Deps } from './deps.ts';

declare const proven: unique symbol;

/**
 * A customer whose data the actor of this request may touch. Only the guard makes one, so a query
 * that takes it cannot be reached without the check.
 */
export type CustomerScope = {
  readonly customerId: string;
  readonly name: string;
  readonly email: string;
  readonly emailVerified: boolean;
  readonly timeZone: string;
  readonly [proven]: true;
};

/** As much of a request as {@link scopeOf} reads. */
type Request = {
  readonly req: { readonly path: string };
  get(name: 'operation'): { readonly scope: CustomerScope | null };
};

/** The customer in the path of this request. */
export function scopeOf(context: Request): CustomerScope {
  const { scope } = context.get('operation');
  if (!scope) throw new Error(`${context.req.path} has no customer in its path`);
  return scope;
}

/** Today in the customer's own calendar. */
export const todayOf = (
  { now }: Pick<Deps, 'now'>,
  { timeZone }: { readonly timeZone: string | null },
): Day => dayIn(timeZone ?? 'UTC', now());
