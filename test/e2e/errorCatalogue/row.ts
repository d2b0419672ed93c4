import type { Page } from '@playwright/test';
import type { Person } from '../../factories/people.ts';
import type { Factories } from '../../factories.ts';

/** What a row runs on: a browser with a person at it, and the rest of the practice. */
export type Stage = {
  readonly page: Page;
  /** Who is signed in; a new customer without a session where the role is `visitor`. */
  readonly person: Person;
  readonly make: Factories;
  /** The folder that the server keeps its pictures in. */
  readonly imagesDir: string;
};

/** One message of the product, what causes it and how it is shown. */
export type Row = {
  /** The exact text. `{message}` and `{id}` are placeholders that `said` fills in. */
  readonly message: string;
  /** The whole sentence on screen, if the message has a placeholder. */
  readonly said?: string;
  /** The exact text that follows the message in the same alert. */
  readonly reason?: string;
  readonly ids: string;
  readonly screen: string;
  readonly role: 'dietician' | 'customer' | 'visitor';
  readonly cause: string;
  /** How many other parts of the screen fail with it, each in words of its own; none by default. */
  readonly others?: number;
  /** `alert`: read out at once. `status`: read out in turn. `text`: part of the page or a field. */
  readonly how: 'alert' | 'status' | 'text';
  /** In milliseconds; without it the message stays until its cause is gone. */
  readonly stays?: 5000;
  /** Why the test fakes a part of the cause. */
  readonly madeUp?: string;
  /** Goes on in the page that the row before has left; that row's message is gone or gives way. */
  readonly goesOn?: true;
  /** Does everything up to the last step, and returns that step. */
  readonly drive: (stage: Stage) => Promise<() => Promise<unknown>>;
  /** Checks what holds while the message is on screen: nothing typed is lost, there is a way on. */
  readonly after?: (stage: Stage) => Promise<void>;
};

export const OFFLINE =
  'No connection. Nothing you typed is lost. Try again when you’re back online.';

/** The network is cut, as on a train. */
export const cut = (page: Page) => page.context().setOffline(true);
export const mend = (page: Page) => page.context().setOffline(false);

/**
 * Keeps the page from hearing what others change, as in the moment before a live event arrives, which is
 * too short to be met by chance. The stream is left without an answer and not refused: after a refusal the
 * page asks at once who is signed in, and would find out. The stream is replaced within the page, because
 * requests that a test routes are read from no cache, not even code.
 */
export const DEAF = 'the live news is held back: it would arrive before the button is pressed';
export const deafen = (page: Page) =>
  page.addInitScript(() => {
    class Silent extends EventTarget {
      readyState = 0;
      close = () => undefined;
    }
    Object.assign(window, { EventSource: Silent });
  });

/** Once this screen is here, it requests nothing more: neither for what is beside it nor for what follows. */
export const QUIET = '/customer/my-data';

export const goTo = (page: Page, entry: string) =>
  page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: entry, exact: true })
    .click();

export const press = (page: Page, name: string) =>
  page.getByRole('button', { name, exact: true }).click();

/** A change that another person makes through the API of the practice that `page` shows. */
export async function changeAs({ cookie }: Person, page: Page, path: string, data: unknown) {
  const { origin } = new URL(page.url());
  const answer = await fetch(origin + path, {
    method: 'PUT',
    headers: {
      'content-type': 'application/json',
      cookie: `${cookie.name}=${cookie.value}`,
      origin,
    },
    body: JSON.stringify(data),
  });
  if (!answer.ok) throw new Error(await answer.text());
}
