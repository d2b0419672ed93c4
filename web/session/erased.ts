import { get } from '../api/request.ts';

let lastAsked = '';

/** Whether the server says that this account was erased (not: is unknown). Asks once per page load. */
export async function isErased(userId: string): Promise<boolean> {
  if (userId === lastAsked) return false;
  lastAsked = userId;
  const path = `/api/erased-accounts/${encodeURIComponent(userId)}`;
  return (await get<{ erased: boolean }>(path)).erased;
}

/** The screens where people come to see their own week. Other addresses, such as links in mails, still open. */
const OWN_SCREEN = /^\/(dashboard|customer|account|login)(\/|$)/;

/** Loads a new page, so that nothing of the account stays in the memory of this one. */
export function sayErased(): void {
  if (OWN_SCREEN.test(location.pathname)) location.assign('/goodbye?erased');
}
