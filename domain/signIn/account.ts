import { type Day, firstDayOf } from '../day.ts';

export const PASSWORD_MIN = 8;
export const PASSWORD_MAX = 128;

/** Passes an invitation's token from the sign-up page to the sign-in with Google, at this path. */
export const INVITATION_COOKIE = 'weekplate-invitation';
export const INVITATION_PATH = '/api/auth/google';

/** The name of somebody who has not given one. */
export const nameFromEmail = (email: string): string => email.slice(0, email.lastIndexOf('@'));

type Named = { readonly name: string; readonly email: string };

/** Whether somebody has given a name, so that it is more than that of their address. */
export const hasOwnName = ({ name, email }: Named): boolean =>
  name !== '' && name !== nameFromEmail(email);

type Newcomer = Named & { readonly firstDay?: Day | undefined; readonly today: Day };

/**
 * Whether the first screen asks for a name: a dietician who has not given one, and a customer on the day of the
 * sign-up. Dieticians have no first day.
 */
export const asksName = ({ firstDay, today, ...named }: Newcomer): boolean =>
  !hasOwnName(named) && (firstDay === undefined || firstDay === firstDayOf(today));
