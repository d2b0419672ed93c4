import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { saveData } from './fetched.ts';
import { test } from './fixtures.ts';

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
