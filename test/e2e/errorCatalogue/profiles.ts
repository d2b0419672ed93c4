import { expect } from '@playwright/test';
import { allHere } from '../settled.ts';
import { cut, DEAF, deafen, goTo, OFFLINE, press, QUIET, type Row, type Stage } from './row.ts';

const MINE = '/customer/customerprofile';
const PUBLIC = '/customer/publiclientprofile';

const name = ({ page }: Stage) => page.getByLabel('Name', { exact: true });
const SIGN_IN = 'Please sign in again';

/** Types into the person's own profile, and saves it after something has happened. */
const saving =
  (path: string, happens: (stage: Stage) => Promise<unknown>): Row['drive'] =>
  async (stage) => {
    await stage.page.goto(path);
    await name(stage).fill('Anna Albrecht');
    await happens(stage);
    return () => press(stage.page, 'Save Profile');
  };

const ended = ({ make, person }: Stage) => make.endSessions(person);
const nothingLost = (stage: Stage) => expect(name(stage)).toHaveValue('Anna Albrecht');

async function signInAgain({ page, person }: Stage) {
  const dialog = page.getByRole('dialog', { name: SIGN_IN });
  await dialog.getByLabel('Password', { exact: true }).fill(person.password);
  await dialog.getByRole('button', { name: 'Log In', exact: true }).click();
  await expect(dialog).toBeHidden();
}

type About = Pick<Row, 'ids' | 'screen' | 'role'>;

const notSaved = (about: About): Row => ({
  ...about,
  message: 'Failed to update profile.',
  reason: OFFLINE,
  cause: 'the network is cut',
  how: 'alert',
  goesOn: true,
  async drive(stage) {
    const { page } = stage;
    await press(page, 'Edit Profile');
    await name(stage).fill('Anna Albrecht');
    await cut(page);
    return () => press(page, 'Save Profile');
  },
  after: nothingLost,
});

const unknown = (about: Omit<Row, 'screen' | 'role' | 'how' | 'ids'>): Row => ({
  ids: '[DPROF-02]',
  screen: PUBLIC,
  role: 'customer',
  how: 'text',
  ...about,
});

const OF_CUSTOMER = { ids: '[PROF-05]', screen: MINE, role: 'customer' } as const;

export const profiles: readonly Row[] = [
  {
    message: 'Error: User not authenticated.',
    ids: '[PROF-05]',
    screen: MINE,
    role: 'customer',
    cause: 'the session ended while typing',
    how: 'alert',
    madeUp: DEAF,
    async drive(stage) {
      await deafen(stage.page);
      return saving(MINE, ended)(stage);
    },
    async after(stage) {
      await signInAgain(stage);
      await nothingLost(stage);
      await press(stage.page, 'Save Profile');
      await expect(stage.page.getByText('Profile saved.')).toBeVisible();
    },
  },
  notSaved(OF_CUSTOMER),
  {
    message: 'User not authenticated or UID not available.',
    ids: '[PROF-05]',
    screen: MINE,
    role: 'customer',
    cause: 'the session ended before the profile was opened',
    how: 'alert',
    madeUp: DEAF,
    async drive({ page, make, person }) {
      await deafen(page);
      await page.goto(QUIET);
      await allHere(page);
      await make.endSessions(person);
      return () => goTo(page, 'My Profile');
    },
    async after(stage) {
      await signInAgain(stage);
      await expect(name(stage)).toBeVisible();
    },
  },
  unknown({
    message: 'No User ID provided.',
    cause: 'the address ends without an id',
    drive:
      async ({ page }) =>
      () =>
        page.goto(PUBLIC),
  }),
  unknown({
    message: 'Profile not found for ID: {id}',
    said: 'Profile not found for ID: nobody',
    cause: 'nobody has this id',
    drive:
      async ({ page }) =>
      () =>
        page.goto(`${PUBLIC}/nobody`),
  }),
  unknown({
    message: 'No profile data available.',
    cause: 'the dietician has written nothing yet',
    async drive({ page, make }) {
      const silent = await make.aDietician();
      return () => page.goto(`${PUBLIC}/${silent.id}`);
    },
  }),
];
