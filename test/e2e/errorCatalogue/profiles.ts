import { expect } from '@playwright/test';
import { allHere } from '../allHere.ts';
import {
  comeFrom,
  cut,
  DEAF,
  deafen,
  goTo,
  OFFLINE,
  press,
  QUIET,
  type Row,
  type Stage,
} from './row.ts';

const MINE = '/customer/customerprofile';
const THEIRS = '/client/clientprofilepage';
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

const again = async ({ page }: Stage) => {
  // It is fetched again by itself.
  await page.context().setOffline(false);
  await expect(page.getByRole('alert')).toHaveCount(0);
};

async function signInAgain({ page, person }: Stage) {
  const dialog = page.getByRole('dialog', { name: SIGN_IN });
  await dialog.getByLabel('Password', { exact: true }).fill(person.password);
  await dialog.getByRole('button', { name: 'Log In', exact: true }).click();
  await expect(dialog).toBeHidden();
}

type About = Pick<Row, 'ids' | 'screen' | 'role'>;

/** Goes from another screen, by the entry of the bar, to the screen at the address that `first` returns. */
const cutOnTheWay = (
  about: About,
  from: string,
  entry: string,
  first = async (_: Stage) => about.screen,
  alike?: string,
): Row => ({
  ...about,
  ...(alike && { alike }),
  message: 'Failed to load profile information.',
  reason: 'You are offline. This will be back when you’re online.',
  cause: 'the network is cut on the way',
  how: 'alert',
  async drive(stage) {
    await comeFrom(stage.page, await first(stage), from);
    await cut(stage.page);
    return () => goTo(stage.page, entry);
  },
  after: again,
});

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

const ALIKE = 'states/states.spec.ts';
const OF_CUSTOMER = { ids: '[PROF-05]', screen: MINE, role: 'customer' } as const;
const OF_DIETICIAN = { ids: '[PROF-05] [DPROF-01]', screen: THEIRS, role: 'dietician' } as const;
const OF_PUBLIC = { ids: '[PROF-05] [DPROF-02]', screen: PUBLIC, role: 'customer' } as const;

export const profiles: readonly Row[] = [
  cutOnTheWay(OF_CUSTOMER, '/customer/myprogress', 'My Profile', undefined, ALIKE),
  cutOnTheWay(OF_DIETICIAN, '/client/customers', 'Profile', undefined, ALIKE),
  cutOnTheWay(
    OF_PUBLIC,
    '/customer/myprogress',
    'My Dietician',
    async ({ make }) => {
      const dietician = await make.aDietician();
      return `${PUBLIC}/${dietician.id}`;
    },
    ALIKE,
  ),
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
