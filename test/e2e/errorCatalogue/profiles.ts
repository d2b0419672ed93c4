import { expect } from '@playwright/test';
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

/** Something is typed into the own profile, and saved when something has happened. */
const saving =
  (path: string, happens: (stage: Stage) => Promise<unknown>): Row['drive'] =>
  async (stage) => {
    await stage.page.goto(path);
    await name(stage).fill('Anna Albrecht');
    await happens(stage);
    return () => press(stage.page, 'Save Profile');
  };

const offline = ({ page }: Stage) => cut(page);
const ended = ({ make, person }: Stage) => make.endSessions(person);
const nothingLost = (stage: Stage) => expect(name(stage)).toHaveValue('Anna Albrecht');

const again = async ({ page }: Stage) => {
  await page.context().setOffline(false);
  await press(page, 'Try again');
  await expect(page.getByRole('alert')).toHaveCount(0);
};

async function signInAgain({ page, person }: Stage) {
  const dialog = page.getByRole('dialog', { name: SIGN_IN });
  await dialog.getByLabel('Password', { exact: true }).fill(person.password);
  await dialog.getByRole('button', { name: 'Log In', exact: true }).click();
  await expect(dialog).toBeHidden();
}

export const profiles: readonly Row[] = [
  {
    message: 'Failed to load profile information.',
    ids: '[PROF-05]',
    screen: MINE,
    role: 'customer',
    cause: 'the network is cut on the way',
    how: 'alert',
    async drive({ page }) {
      await comeFrom(page, MINE, '/customer/myprogress');
      await cut(page);
      return () => goTo(page, 'My Profile');
    },
    after: again,
  },
  {
    message: 'Failed to load profile information.',
    ids: '[PROF-05] [DPROF-01]',
    screen: THEIRS,
    role: 'dietician',
    cause: 'the network is cut on the way',
    how: 'alert',
    async drive({ page }) {
      await comeFrom(page, THEIRS, '/client/customers');
      await cut(page);
      return () => goTo(page, 'Profile');
    },
    after: again,
  },
  {
    message: 'Failed to load profile information.',
    ids: '[PROF-05] [DPROF-02]',
    screen: PUBLIC,
    role: 'customer',
    cause: 'the network is cut on the way',
    how: 'alert',
    async drive({ page, make }) {
      const dietician = await make.aDietician();
      await comeFrom(page, `${PUBLIC}/${dietician.id}`, '/customer/myprogress');
      await cut(page);
      return () => goTo(page, 'My Dietician');
    },
    after: again,
  },
  {
    message: 'Failed to update profile.',
    reason: OFFLINE,
    ids: '[PROF-05]',
    screen: MINE,
    role: 'customer',
    cause: 'the network is cut',
    how: 'alert',
    drive: saving(MINE, offline),
    after: nothingLost,
  },
  {
    message: 'Failed to update profile.',
    reason: OFFLINE,
    ids: '[PROF-05] [DPROF-01]',
    screen: THEIRS,
    role: 'dietician',
    cause: 'the network is cut',
    how: 'alert',
    drive: saving(THEIRS, offline),
    after: nothingLost,
  },
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
      await comeFrom(page, MINE, QUIET);
      await make.endSessions(person);
      return () => goTo(page, 'My Profile');
    },
    async after(stage) {
      await signInAgain(stage);
      await expect(name(stage)).toBeVisible();
    },
  },
  {
    message: 'No User ID provided.',
    ids: '[DPROF-02]',
    screen: PUBLIC,
    role: 'customer',
    cause: 'the address ends without an id',
    how: 'text',
    drive:
      async ({ page }) =>
      () =>
        page.goto(PUBLIC),
  },
  {
    message: 'Profile not found for ID: {id}',
    said: 'Profile not found for ID: nobody',
    ids: '[DPROF-02]',
    screen: PUBLIC,
    role: 'customer',
    cause: 'nobody has this id',
    how: 'text',
    drive:
      async ({ page }) =>
      () =>
        page.goto(`${PUBLIC}/nobody`),
  },
  {
    message: 'No profile data available.',
    ids: '[DPROF-02]',
    screen: PUBLIC,
    role: 'customer',
    cause: 'the dietician has written nothing yet',
    how: 'text',
    async drive({ page, make }) {
      const silent = await make.aDietician();
      return () => page.goto(`${PUBLIC}/${silent.id}`);
    },
  },
];
