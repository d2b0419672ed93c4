import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { latestOf, pathOf } from '../access/attempt.ts';
import { aWorld, type World } from '../access/world.ts';
import { isForPractice, type Operation, operationsOf } from '../http/document.ts';
import { CANARY_HOST, CORPUS } from '../scripts/corpus.ts';
import { filled } from '../scripts/fill.ts';
import { test } from './fixtures.ts';
import { goWithin } from './goWithin.ts';
import type { Problems } from './problems.ts';
import { allHere } from './settled.ts';

/** The operations of the document change one thing at most this often. */
const MOST_CHANGES = 5;

type Act = (page: Page) => Promise<unknown>;

/** `acts` are steps that make a view show more, one after the other; the page is read after each. */
type View = { readonly path: string; readonly acts?: readonly Act[] };

/** Makes the page as it is right before the browser prints. */
const print = (page: Page) => page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));

/** Makes a page as it is printed, once its Print button is there. */
async function printed(page: Page) {
  await page.getByRole('button', { name: 'Print' }).waitFor();
  await print(page);
}

/** Loads a plan into the form by the `nth` button of this name, and shows it as on paper. */
const loaded =
  (name: RegExp, nth = 0): Act =>
  async (page) => {
    const planName = page.getByRole('textbox', { name: 'Plan Name' });
    const before = await planName.inputValue();
    await page.getByRole('button', { name }).nth(nth).click();
    await expect(planName).not.toHaveValue(before);
    await print(page);
  };

/** Opens the `nth` plan of the practice's library with its week. */
const libraryPlan =
  (nth: number): Act =>
  async (page) => {
    const plans = page.getByRole('list', { name: 'Plans of the library' });
    if (!(await plans.isVisible()))
      await page.getByRole('button', { name: 'Plan Library' }).click();
    const week = page.getByRole('region', { name: 'Week', exact: true });
    await plans.getByRole('button').nth(nth).click();
    await expect(plans.getByRole('button').nth(nth)).toHaveAttribute('aria-current', 'true');
    await week.waitFor();
  };

/** Opens the `nth` questionnaire that was written here, with its questions as they are changed. */
const questionnaire =
  (nth: number): Act =>
  async (page) => {
    if (nth > 0) await page.goBack();
    await page.getByRole('main').getByRole('link', { name: /^\d+:/ }).nth(nth).click();
    await page.getByRole('textbox', { name: 'Title' }).waitFor();
  };

/** Opens what lies behind a button. */
const dialog =
  (name: string): Act =>
  async (page) => {
    await page.getByRole('button', { name, exact: true }).click();
    await page.getByRole('dialog').getByRole('listitem').first().waitFor();
  };

/** Opens another part of a customer's page. */
const tab =
  (name: string, there: (page: Page) => Promise<unknown>): Act =>
  async (page) => {
    const tabs = page.getByRole('group', { name: 'What to read' });
    await tabs.getByRole('button', { name }).click();
    await there(page);
  };

/** Each has a path of its own, so that only the first one is loaded as a page (goWithin.ts). */
const viewsOf = ({ owner, dietician, today }: World) =>
  ({
    nobody: [
      { path: '/' },
      { path: '/login' },
      { path: '/privacy', acts: [(page) => page.getByText('The practice').waitFor()] },
      { path: '/terms', acts: [(page) => page.getByText('The practice').waitFor()] },
    ],
    dietician: [
      {
        path: '/client/dashboard',
        acts: [
          (page) => page.getByRole('region', { name: 'Who Needs You' }).waitFor(),
          libraryPlan(0),
          libraryPlan(1),
        ],
      },
      { path: '/client/customers', acts: [(page) => page.getByRole('table').waitFor()] },
      {
        path: '/client/invitations',
        acts: [(page) => page.getByRole('list', { name: 'Invitations' }).waitFor()],
      },
      {
        path: `/client/customers/${owner.id}?date=${today}`,
        acts: [
          allHere,
          tab('View Plans', (page) => page.getByRole('list', { name: 'Plans' }).waitFor()),
          tab('View Profile', (page) =>
            page.getByRole('region', { name: 'Before you plan' }).waitFor(),
          ),
          tab('Notes', (page) => page.getByRole('list', { name: 'Visits' }).waitFor()),
          tab('Messages', read),
          tab('View Trends', unfolded),
          (page) => page.getByRole('button', { name: 'Kinds of Measurement' }).click(),
        ],
      },
      {
        path: '/client/messages',
        acts: [
          (page) =>
            page
              .getByRole('list', { name: 'Website enquiries' })
              .getByRole('button')
              .first()
              .click(),
        ],
      },
      { path: `/client/inbox?customer=${owner.id}`, acts: [read, dialog('Saved Replies')] },
      { path: '/client/questionnaires', acts: [questionnaire(0), questionnaire(1)] },
      { path: `/client/customers/${owner.id}/doctor-summary`, acts: [printed] },
      { path: '/client/colleagues', acts: [allHere] },
      { path: '/client/settings', acts: [allHere, dialog('Open the Foods')] },
      { path: '/client/clientprofilepage' },
      { path: '/client/notifications' },
      { path: '/account' },
      // This view comes last: it leaves unsaved text in the form, and the next view would ask about it.
      {
        path: `/client/dashboard?customer=${owner.id}`,
        acts: [loaded(/^Edit /, 0), loaded(/^Edit /, 1), loaded(/^Edit /, 2), loaded(/^Use \d+:/)],
      },
    ],
    owner: [
      { path: '/customer/dashboard' },
      { path: '/customer/plan', acts: [printed] },
      {
        path: '/customer/myprogress',
        acts: [(page) => page.getByRole('button', { name: 'Edit Progress' }).click()],
      },
      {
        path: '/customer/shopping',
        acts: [(page) => page.getByRole('checkbox').first().waitFor()],
      },
      { path: '/customer/myprogress?tab=trends', acts: [unfolded] },
      { path: '/customer/doctor-summary', acts: [printed] },
      { path: '/customer/messages', acts: [read] },
      { path: '/customer/customerprofile' },
      { path: `/customer/publiclientprofile/${dietician.id}` },
      { path: '/customer/notifications' },
      { path: '/account' },
    ],
  }) satisfies Record<string, View[]>;

/** Waits for the messages of a conversation. */
const read = (page: Page) => page.getByRole('article').first().waitFor();

/** Opens what is folded: earlier versions of goals, and closed goals. */
async function unfolded(page: Page) {
  await page.getByRole('region', { name: 'Measurements' }).waitFor();
  for (const summary of await page.locator('summary').all()) await summary.click();
}

/** Fails the test at any sign that a text was taken for more than text. */
async function watchForScript(page: Page, problems: Problems) {
  await page.addInitScript(() => {
    Object.assign(globalThis, { scriptRan: () => console.error('A script ran.') });
  });
  page.on('dialog', async (dialog) => {
    if (dialog.type() !== 'beforeunload') problems.note(`dialog: ${dialog.message()}`);
    await dialog.accept();
  });
  page.on('request', (request) => {
    if (request.url().includes(CANARY_HOST)) problems.note(`fetched ${request.url()}`);
  });
}

/** Everything a person can read on a page, including the values of fields. */
async function textOf(page: Page): Promise<string> {
  return page.evaluate(() => {
    const fields = [...document.querySelectorAll('input, textarea')].map(
      (each) => (each as HTMLInputElement).value,
    );
    return [document.body.textContent, ...fields].join('\n').replaceAll(/\s+/g, ' ');
  });
}

/** Elements that only a text taken for HTML can have made, and links that lead out of the browser. */
const oddElements = (page: Page) =>
  page.evaluate((host) => {
    const made =
      'script:not([src]), iframe, object, embed, base, math, [onload], [onerror], [onfocus], [ontoggle], [onmouseover], style:not(head style)';
    const odd = [...document.querySelectorAll(made)];
    const links = [...document.querySelectorAll('a[href], area[href], form[action]')].filter(
      (each) => {
        const url =
          each instanceof HTMLFormElement ? each.action : (each as HTMLAnchorElement).href;
        return !/^(https?:|mailto:|tel:\+?\d*$)/.test(url) || new URL(url).host === host;
      },
    );
    return [...odd, ...links].map((each) => each.outerHTML.slice(0, 200));
  }, CANARY_HOST);

/** Writes script into every text field of the document. Returns the accepted texts by operation and field. */
async function writeEverywhere(
  operations: readonly Operation[],
  world: World,
  as: Record<'dietician' | 'owner' | 'nobody', APIRequestContext>,
  origin: string,
): Promise<Map<string, string>> {
  const taken = new Map<string, string>();
  for (const operation of operations) {
    const { access = [], method, path } = operation;
    // Consent takes only a version, and only one of ours.
    if (path.includes('/auth/') || path.endsWith('/me/consent')) continue;
    // Articles take more than text; articles.spec.ts opens a corpus of its own in them.
    if (path.startsWith('/api/articles')) continue;
    const who = access.includes('anyone')
      ? 'nobody'
      : isForPractice(access)
        ? 'dietician'
        : 'owner';
    const person = who === 'nobody' ? null : world[who];
    const refused = new Set<string>();
    let version = Number(latestOf(operation).replaceAll('"', ''));
    for (;;) {
      const filling = filled(operation, world, refused);
      if (!filling) break;
      const answer = await as[who].fetch(`${origin}${pathOf(operation, world, person)}`, {
        method,
        data: filling.body,
        headers: { origin, 'if-match': `"${version}"` },
      });
      if (answer.ok()) {
        for (const [field, text] of filling.texts) taken.set(`${method} ${path} ${field}`, text);
        break;
      }
      // An operation before this one may have changed the same thing.
      if (answer.status() === 412 && version < MOST_CHANGES) {
        version += 1;
        continue;
      }
      // These fields take only certain texts. With valid texts in them, the other fields are accepted.
      const { error } = await answer.json();
      const more = Object.keys(error.fields ?? {}).filter((field) => !refused.has(field));
      expect(more, `${path}: ${JSON.stringify(error)}`).not.toEqual([]);
      for (const field of more) refused.add(field);
    }
  }
  return taken;
}

test('[T-E1] script in every text field of the document runs in no view of anybody, and is read as text', async ({
  emptyPractice: practice,
  browser,
  signIn,
  problems,
}) => {
  const world = await aWorld(practice.make);
  const origin = practice.url;
  const pages = {
    nobody: await (await browser.newContext({ baseURL: origin })).newPage(),
    dietician: await signIn(world.dietician, { baseURL: origin }),
    owner: await signIn(world.owner, { baseURL: origin }),
  };
  await problems.watch(pages.nobody.context());
  const operations = operationsOf(
    await (await pages.nobody.request.get('/api/openapi.json')).json(),
  );
  const taken = await writeEverywhere(
    operations,
    world,
    {
      nobody: pages.nobody.request,
      dietician: pages.dietician.request,
      owner: pages.owner.request,
    },
    origin,
  );
  expect(taken.size).toBeGreaterThan(150);

  let read = '';
  for (const [who, views] of Object.entries(viewsOf(world))) {
    const page = pages[who as keyof typeof pages];
    await watchForScript(page, problems);
    for (const [nth, { path, acts = [allHere] }] of (views as View[]).entries()) {
      // The server sends a visitor's views as pages.
      if (nth === 0 || who === 'nobody') await page.goto(path);
      else await goWithin(page, path);
      await allHere(page);
      for (const act of acts) {
        await act(page);
        read += await textOf(page);
        expect([path, await oddElements(page)]).toEqual([path, []]);
      }
    }
  }
  // A text that no view shows was not tested. Tags are stored in lower case.
  const isRead = (field: string, text: string) =>
    read.includes(/ tags\.\d+$/.test(field) ? text.toLowerCase() : text);
  const unread = [...taken].filter(([field, text]) => !isRead(field, text)).map(([field]) => field);
  // No view shows these. With several weeks, each has a name of its own. A reason is kept only with a goal
  // outside of safe bounds or with marked meals. A unit is shown only beside values of its kind. What a
  // dietician writes to somebody invited is only in the letter. A second plan in turn is stored as the first is,
  // but here is one week only. What is counted is stored nowhere. Of a question only what its kind has is shown.
  const notHere =
    / (reason|markedReason)$|measurement-kinds unit$|diet-plan-weeks (plan\.name$|other\.)|invitations line$|food-counts|questionnaires(\/\{id\})? items\.\d\.(unit|scale)/;
  expect(unread.filter((field) => !notHere.test(field))).toEqual([]);

  const mail = await practice.mailTo(world.dietician.email);
  expect(mail.text).toContain(CORPUS.at(-1));
  const folder = join(practice.dataDir, 'outbox');
  const letters = readdirSync(folder).map((file) => readFileSync(join(folder, file), 'utf8'));
  expect(letters.filter((letter) => /^content-type: (?!text\/plain)/im.test(letter))).toEqual([]);
  await pages.nobody.context().close();
});

test('[T-E1] nor in the pages for browsers without JavaScript, whatever was sent to them', async ({
  page,
  problems,
}) => {
  await watchForScript(page, problems);
  const fields = ['name', 'email', 'message', 'website', CORPUS.join(' ')];
  const form = `<!doctype html><html lang="en"><title>Contact</title>
    <form method="post" action="/api/contact-messages">
    ${fields.map((_, at) => `<textarea name="" aria-label="${at}"></textarea>`).join('')}
    <button>Send</button></form>`;
  await page.route('**/form', (route) => route.fulfill({ contentType: 'text/html', body: form }));
  await page.goto('/form');
  for (const [at, name] of fields.entries()) {
    const area = page.getByLabel(String(at));
    await area.evaluate((each, given) => each.setAttribute('name', given), name);
    await area.fill(CORPUS.join(' '));
  }
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  expect(await textOf(page)).toContain(CORPUS.join(' '));
  expect(await oddElements(page)).toEqual([]);
});
