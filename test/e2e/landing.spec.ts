import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { mark } from './customersScreen.ts';
import { saveData } from './fetched.ts';
import { test } from './fixtures.ts';
import { button } from './named.ts';

const TAGLINE = 'Track your progress, achieve your goals, and connect with nutrition experts.';
const FEATURES = [
  'Personalized Meal Logging',
  'Progress Tracking & Visuals',
  'Dietitian Connection',
  'Custom Meal Plans',
  'Goal Setting & Reminders',
  'Resource Library',
];
const STEPS = [
  '1 Sign Up & Onboard',
  '2 Connect with Your Expert',
  '3 Receive Personalized Plan',
  '4 Log & Track Daily',
  '5 Get Feedback & Adjustments',
  '6 Achieve Your Goals',
];

/** The addresses of films that a page asks for. */
function filmsOf(page: Page): string[] {
  const films: string[] = [];
  page.on('request', (request) => {
    if (/\.(webm|mp4)$/.test(request.url())) films.push(request.url());
  });
  return films;
}

const stepsOn = async (page: Page) => {
  const steps = await page.getByRole('region', { name: 'How it goes' }).getByRole('listitem').all();
  return Promise.all(
    steps.map(async (step) => {
      const title = await step.getByRole('heading', { level: 3 }).textContent();
      return `${await step.locator('span').first().textContent()} ${title}`;
    }),
  );
};

/** A visitor who minds neither motion nor data. */
const IN_MOTION = { reducedMotion: 'no-preference' } as const;

test('[LAND-01] name, tagline and our own silent film, which can be paused', async ({ signIn }) => {
  const page = await signIn(null, IN_MOTION);
  const films = filmsOf(page);
  await connectedBy(page, '4g');
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1, name: 'Weekplate' })).toBeVisible();
  await expect(page.getByText(TAGLINE, { exact: true })).toBeVisible();
  const pause = page.getByRole('button', { name: 'Pause film' });
  await expect(pause).toBeVisible();
  const video = page.locator('video');
  const stateOf = () =>
    video.evaluate((film: HTMLVideoElement) => {
      const { muted, loop, playsInline, paused } = film;
      return { muted, loop, playsInline, paused };
    });
  const playing = { muted: true, loop: true, playsInline: true, paused: false };
  expect(await stateOf()).toEqual(playing);
  expect(new Set(films.map((film) => new URL(film).origin))).toEqual(
    new Set([new URL(page.url()).origin]),
  );
  await pause.click();
  expect(await stateOf()).toEqual({ ...playing, paused: true });
  await page.getByRole('button', { name: 'Play film' }).click();
  await expect.poll(stateOf).toEqual(playing);
  await expectAccessible(page);
});

test('[LAND-01] who saves data, asks for less motion or is on a slow network is sent no film, but its still picture', async ({
  page,
  signIn,
}) => {
  // A visitor who asks for less motion.
  await expectNoFilm(page);
  const sparing = await signIn(null, IN_MOTION);
  await saveData(sparing);
  await expectNoFilm(sparing);
  const slow = await sparing.context().newPage();
  await connectedBy(slow, '3g');
  await expectNoFilm(slow);
});

/** Sets how the browser judges its network. */
const connectedBy = (page: Page, effectiveType: string) =>
  page.addInitScript(
    (value) => Object.defineProperty(navigator, 'connection', { value: { effectiveType: value } }),
    effectiveType,
  );

async function expectNoFilm(page: Page) {
  const films = filmsOf(page);
  const known = page.waitForResponse('**/api/me');
  await page.goto('/', { waitUntil: 'load' });
  await known;
  // Scrolling down to the end does not bring the film either.
  await page.getByRole('link', { name: 'Terms of Service' }).scrollIntoViewIfNeeded();
  await expect(page.locator('video')).toHaveCount(0);
  expect(films).toEqual([]);
}

test('[LAND-02] [LAND-08] Get Started leads to sign-up, those who know us log in, and the footer leads to Privacy Policy and Terms of Service', async ({
  page,
}) => {
  await page.goto('/');
  const footer = page.getByRole('contentinfo');
  await expect(footer).toContainText(`© ${new Date().getUTCFullYear()}`);
  await expect(footer.getByRole('link', { name: 'Terms of Service' })).toHaveAttribute(
    'href',
    '/terms',
  );
  await footer.getByRole('link', { name: 'Privacy Policy' }).click();
  await expect(page).toHaveURL('/privacy');
  await expect(page.getByRole('heading', { level: 1, name: 'Privacy Policy' })).toBeVisible();
  await page.goto('/');
  const logIn = page.getByRole('main').getByRole('link', { name: 'Log in' }).first();
  await expect(logIn).toHaveAttribute('href', '/login');
  await page.getByRole('link', { name: 'Get Started' }).click();
  await expect(page).toHaveURL('/signup');
});

test('[LAND-04] a picture of the product with each feature, in the colours of the page', async ({
  page,
}) => {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await page.goto('/');
    const pictures = page.getByRole('region', { name: 'Key Features' }).getByRole('img');
    await expect(pictures).toHaveCount(FEATURES.length);
    for (const picture of await pictures.all()) {
      const address = (await picture.getAttribute('src')) ?? '';
      expect(address).toContain(`-${colorScheme}-`);
      const { ok, type } = await page.evaluate(async (url) => {
        const answer = await fetch(url, { method: 'HEAD' });
        return { ok: answer.ok, type: answer.headers.get('content-type') };
      }, address);
      expect([ok, type]).toEqual([true, expect.stringMatching(/^image\//)]);
    }
    // A picture is drawn once it is in view.
    await pictures.last().scrollIntoViewIfNeeded();
    await expect(pictures.last()).toHaveJSProperty('complete', true);
    await expect(pictures.last()).not.toHaveJSProperty('naturalWidth', 0);
  }
});

test('[LAND-01] [LAND-03] [LAND-04] [LAND-05] [LAND-08] without JavaScript all of it can be read', async ({
  signIn,
}) => {
  const page = await signIn(null, { javaScriptEnabled: false });
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1, name: 'Weekplate' })).toBeVisible();
  await expect(page.getByText(TAGLINE, { exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { level: 2 })).toHaveText([
    'About',
    'Key Features',
    'How it goes',
    'Contact',
  ]);
  await expect(page.getByRole('region', { name: 'About' })).toContainText('the coming week');
  await expect(
    page.getByRole('region', { name: 'Key Features' }).getByRole('heading', { level: 3 }),
  ).toHaveText(FEATURES);
  expect(await stepsOn(page)).toEqual(STEPS);
  await expect(page.getByRole('link', { name: 'Get Started' })).toHaveAttribute('href', '/signup');
  await expect(page.getByRole('contentinfo')).toContainText(`© ${new Date().getUTCFullYear()}`);
});

test('[LAND-01] what a search engine, a link preview and a home screen ask for is there', async ({
  request,
}) => {
  const page = await (await request.get('/')).text();
  expect(page).toContain('<meta property="og:image" content="/preview.png" />');
  expect(page).toMatch(/name="description"\s+content="Track your progress/);
  const { icons } = await (await request.get('/manifest.webmanifest')).json();
  const pictures = ['/preview.png', '/icon-32.png', '/icon-180.png'];
  for (const path of [...pictures, ...icons.map((icon: { src: string }) => icon.src)])
    expect((await request.get(path)).headers()['content-type'], path).toMatch(/^image\//);
  expect(await (await request.get('/robots.txt')).text()).toContain('Disallow: /customer');
  expect(await (await request.get('/sitemap.xml')).text()).toContain('/signup</loc>');
});

test('[LAND-02] somebody signed in is led to their dashboard instead', async ({ customer }) => {
  await customer.page.goto('/');
  await customer.page.getByRole('main').getByRole('link', { name: 'Go to your dashboard' }).click();
  await expect(customer.page).toHaveURL('/customer/dashboard');
});

const field = (page: Page, name: string) => page.getByLabel(name, { exact: true });

async function fill(page: Page, name: string) {
  await field(page, 'Name').fill(name);
  await field(page, 'Email').fill('nora@example.test');
  await field(page, 'Message').fill('Do you coach vegans?');
}

test('[LAND-06] [LAND-07] [T-G2] a visitor writes, though a password manager fills in the trap, is thanked, and the dietician reads it', async ({
  page,
  dietician,
}) => {
  const tag = mark();
  await page.goto('/');
  // Before the code of the page is there, the browser itself says that something is missing.
  await expect(async () => {
    await button(page, 'Send Message').click();
    const said = expect(field(page, 'Name'));
    await said.toHaveAccessibleDescription('Enter your name.', { timeout: 1000 });
  }).toPass();
  await expect(field(page, 'Message')).toHaveAccessibleDescription('Write your message.');
  await expect(field(page, 'Name')).toBeFocused();
  await fill(page, tag);
  await field(page, 'Email').fill('nora');
  await button(page, 'Send Message').click();
  await expect(field(page, 'Email')).toHaveAccessibleDescription(/^Enter a valid email address/);
  await field(page, 'Email').fill('nora@example.test');
  await page.reload();
  await expect(field(page, 'Message')).toHaveValue('Do you coach vegans?');
  const trap = page.locator('[name="website"]');
  for (const [word, value] of [
    ['data-1p-ignore', 'true'],
    ['data-bwignore', 'true'],
    ['data-lpignore', 'true'],
    ['data-form-type', 'other'],
    ['autocomplete', 'off'],
  ] as const)
    await expect(trap).toHaveAttribute(word, value);
  await trap.fill('https://nora.example.test', { force: true });
  await button(page, 'Send Message').click();
  await expect(page.getByRole('alert')).toContainText('Not sent yet');
  await expect(trap).toHaveValue('');
  await expectAccessible(page);
  await button(page, 'Send Message').click();
  await expect(page.getByRole('status')).toContainText('Thank you. Your message has arrived.');
  await button(page, 'Write another one').click();
  await expect(field(page, 'Message')).toHaveValue('');
  await dietician.page.goto('/client/messages');
  await expect(dietician.page.getByRole('button', { name: new RegExp(tag) })).toBeVisible();
});

test('[LAND-07] what is typed before the code of the page is there is sent with the rest, by a browser that keeps nothing too', async ({
  page,
  dietician,
  problems,
}) => {
  // React says that it made the form anew.
  problems.allow(/React error #418/);
  const { promise: held, resolve: letThrough } = Promise.withResolvers<void>();
  await page.route('**/assets/takeOver-*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.addInitScript(() => {
    for (const storage of ['sessionStorage', 'localStorage'])
      Object.defineProperty(window, storage, {
        get() {
          throw new DOMException('Access is denied for this document.', 'SecurityError');
        },
      });
  });
  const tag = mark();
  await page.goto('/', { waitUntil: 'commit' });
  await field(page, 'Name').fill(tag);
  await field(page, 'Message').fill('Do you coach vegans?');
  // A password manager fills in the trap field too.
  await page.locator('[name="website"]').evaluate((trap) => {
    (trap as HTMLInputElement).value = 'https://nora.example.test';
  });
  // And a helper for writing puts its sign beside a field.
  await field(page, 'Message').evaluate((message) => message.after(document.createElement('div')));
  letThrough();
  await expect(page.getByRole('form')).toHaveAttribute('novalidate');
  await field(page, 'Email').fill('nora@example.test');
  await button(page, 'Send Message').click();
  await expect(page.getByRole('status')).toContainText('Thank you. Your message has arrived.');
  await dietician.page.goto('/client/messages');
  await expect(dietician.page.getByRole('button', { name: new RegExp(tag) })).toBeVisible();
});

/**
 * Each promise of the landing page, word for word, and the test that shows where it is kept: whoever adds or
 * rewords one adds it here.
 */
const features: Readonly<Record<string, string>> = {
  // [PROMISE-07] eatenInstead.spec.ts
  'Personalized Meal Logging':
    'Your own meals of the day, each a row to tick. Ate something else? Say what, with a photo if you like. Then water by the glass, sleep, mood and a word about how it went.',
  // [PROMISE-02] trends.spec.ts
  'Progress Tracking & Visuals':
    'Weight and measurements beside meals, water, sleep, mood and score: two weeks, a year or all of it in charts, for you and for your dietician.',
  // [PROMISE-04] conversation.spec.ts
  'Dietitian Connection':
    'A dietician of your own. Ask from the meal it is about, and read the answer under your question. What you log, they see while you log it.',
  // [PLAN-01] planGrid.spec.ts
  'Custom Meal Plans':
    'Seven days by eight meals, each with its time, written for one person in a grid that works like paper.',
  // [PROMISE-03] goals.spec.ts, [PROMISE-05] reminders.spec.ts
  'Goal Setting & Reminders':
    'Set goals together, and see how far you are and, at this pace, by when you are there. An email or your phone reminds you at the times you choose.',
  // [PROMISE-06] articles.spec.ts
  'Resource Library':
    'Articles and tips by your own practice, to search and to read. Your dietician gives you the one that helps today.',
};

/** The steps of everybody's way, from the landing page to the next plan: weekTogether.spec.ts goes most of it. */
const steps: Readonly<Record<string, string>> = {
  'Sign Up & Onboard': 'Make an account and fill in your profile, as much of it as you like.',
  'Connect with Your Expert':
    'Your dietician reads your profile and sets the dates of your coaching.',
  'Receive Personalized Plan': 'Once it is uploaded, your week is there the next time you look.',
  'Log & Track Daily': 'One tap a meal; then water, sleep and mood. It saves itself as you go.',
  'Get Feedback & Adjustments':
    'Your dietician answers your days, suggests another meal, and writes the next week from there.',
  'Achieve Your Goals': 'Week after week, at the pace of your own life.',
};

const promisesIn = (page: Page, region: string) =>
  page
    .getByRole('region', { name: region })
    .getByRole('listitem')
    .evaluateAll((items) =>
      items.map((item) => [
        item.querySelector('h3')?.textContent,
        item.querySelector('p')?.textContent?.replaceAll('’', "'"),
      ]),
    );

const plainly = (text: string) => text.replaceAll('’', "'");

test('[LAND-10] the landing page promises what stands here, and nothing else', async ({ page }) => {
  await page.goto('/');
  for (const [region, promised] of [
    ['Key Features', features],
    ['How it goes', steps],
  ] as const)
    expect(await promisesIn(page, region)).toEqual(
      Object.entries(promised).map(([title, says]) => [title, plainly(says)]),
    );
});
