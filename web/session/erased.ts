import { get } from '../api/request.ts';

let lastAsked = '';

/** Whether the server says that this account was erased; asked once a page. One that it does not know is not. */
export async function isErased(userId: string): Promise<boolean> {
  if (userId === lastAsked) return false;
  lastAsked = userId;
  const path = `/api/erased-accounts/${encodeURIComponent(userId)}`;
  return (await get<{ erased: boolean }>(path)).erased;
}

/** Where somebody comes who wants to see their week. A link of a mail goes on. */
const OWN_SCREEN = /^\/(dashboard|customer|account|login)(\/|$)/;

/** Loads a new page, so that nothing of the account stays in the memory of this one. */
export function sayErased(): void {
  if (OWN_SCREEN.test(location.pathname)) location.assign('/goodbye?erased');
}
