import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { signJWT } from 'better-auth/crypto';
import { BUILT_IN_PRIVACY } from '#domain/signIn/access.ts';
import { hashOfLink, type LinkPurpose, sealLink } from '#server/signIn/sealedLink.ts';
import { stopToken } from '#server/signIn/stopLinks.ts';
import { PASSWORD } from '../factories/people.ts';
import { altered, type Case, OTHER_SECRET, type Stage, sendJson, type Try } from './proof.ts';

const limit = 'proofByNetwork';
const secretOf = ({ engine }: Stage) => engine.server.deps.config.secret;
const SEAL_LENGTH = 43;
const random = () => randomBytes(24).toString('base64url');
const PAST = () => new Date(Date.now() - 1000).toISOString();
const FUTURE = () => new Date(Date.now() + 600_000).toISOString();

type Wrong = { readonly what: string; readonly token: string; readonly unsealed: boolean };

const confirming: Case = async (stage) => {
  const secret = secretOf(stage);
  const wrong: Wrong[] = [];
  const { unconfirmed, confirmed } = stage;
  const nobody = { email: stage.nobody, id: randomUUID() };
  for (const [who, { email, id }] of Object.entries({ unconfirmed, confirmed, nobody })) {
    const claimed = { email, userId: id };
    const right = await signJWT(claimed, secret, 60);
    const [head, claims, seal = ''] = right.split('.');
    const none = Buffer.from('{"alg":"none"}').toString('base64url');
    const unsealed = {
      'without a signature': `${head}.${claims}.`,
      'of no algorithm': `${none}.${claims}.`,
      'cut off': right.slice(0, -8),
      altered: `${head}.${claims}.${altered(seal)}`,
      'of another server': await signJWT(claimed, OTHER_SECRET, 60),
      'for a new password': sealLink(secret, 'password-reset', claims ?? ''),
    };
    for (const [what, token] of Object.entries(unsealed))
      wrong.push({ what: `${what}, ${who}`, token, unsealed: true });
    const late = await signJWT(claimed, secret, -60);
    wrong.push({ what: `too old, ${who}`, token: late, unsealed: true });
    if (email === stage.nobody)
      wrong.push({ what: 'rightly signed, nobody', token: right, unsealed: false });
  }
  const path = '/api/auth/verify-email';
  // The right password of existing people: it must be neither confirmed nor denied.
  const tries = wrong.flatMap(({ token, what, unsealed }): Try[] => [
    { what, unsealed, send: () => sendJson(stage, path, { token }) },
    {
      what: `${what}, with the password`,
      unsealed,
      send: () => sendJson(stage, path, { token, password: PASSWORD }),
    },
  ]);
  return [{ limit, tries }];
};

/** Wrong links: with a stored secret text, and with one that is not stored. */
function wrongly(secret: string, purpose: LinkPurpose, stored: Stored): Wrong[] {
  const other = purpose === 'set-up' ? 'password-reset' : 'set-up';
  const unsealed = (['there', 'late', 'nothing'] as const).flatMap((which) => {
    const right = sealLink(secret, purpose, stored[which]);
    const seal = right.slice(stored[which].length);
    return Object.entries({
      'without a seal': stored[which],
      'cut off': right.slice(0, -8),
      altered: stored[which] + altered(seal),
      'of another server': sealLink(OTHER_SECRET, purpose, stored[which]),
      'for something else': sealLink(secret, other, stored[which]),
    }).map(([what, token]) => ({ what: `${what}, ${which}`, token, unsealed: true }));
  });
  return [
    ...unsealed,
    { what: 'too old', token: sealLink(secret, purpose, stored.late), unsealed: false },
    { what: 'of nothing', token: sealLink(secret, purpose, stored.nothing), unsealed: false },
  ];
}

type Stored = { readonly there: string; readonly late: string; readonly nothing: string };

async function storedResets({ engine, confirmed }: Stage): Promise<Stored> {
  const stored = { there: random(), late: random(), nothing: random() };
  const at = new Date().toISOString();
  for (const [text, expiresAt] of [
    [stored.there, FUTURE()],
    [stored.late, PAST()],
  ] as const)
    await engine.db
      .insertInto('verification')
      .values({
        id: randomUUID(),
        identifier: `reset-password:${text}`,
        value: confirmed.id,
        expiresAt,
        createdAt: at,
        updatedAt: at,
      })
      .execute();
  return stored;
}

async function storedSetUps({ engine }: Stage): Promise<Stored> {
  const stored = { there: random(), late: random(), nothing: random() };
  const tokenHash = (text: string) => createHash('sha256').update(text).digest('base64url');
  for (const [text, expiresAt] of [
    [stored.there, FUTURE()],
    [stored.late, PAST()],
  ] as const)
    await engine.db
      .insertInto('setUpLink')
      .values({ tokenHash: tokenHash(text), expiresAt })
      .execute();
  return stored;
}

const asTries = (wrong: Wrong[], send: (token: string) => Promise<Response>): Try[] =>
  wrong.map(({ what, token, unsealed }) => ({ what, unsealed, send: () => send(token) }));

const resetting: Case = async (stage) => {
  const wrong = wrongly(secretOf(stage), 'password-reset', await storedResets(stage));
  const newPassword = 'chosen-by-a-stranger';
  const path = '/api/auth/password-reset';
  return [
    { limit, tries: asTries(wrong, (token) => sendJson(stage, path, { token, newPassword })) },
  ];
};

const settingUp: Case = async (stage) => {
  const wrong = wrongly(secretOf(stage), 'set-up', await storedSetUps(stage));
  const tries = [stage.confirmed.email, stage.nobody].flatMap((email) =>
    asTries(wrong, (token) =>
      sendJson(stage, '/api/auth/set-up', { token, email, password: 'chosen-by-a-stranger' }),
    ),
  );
  return [{ limit, tries }];
};

const opening: Case = async (stage) => {
  const secret = secretOf(stage);
  const stored = {
    'password-reset': await storedResets(stage),
    'set-up': await storedSetUps(stage),
  };
  const tries = (['password-reset', 'set-up'] as const).flatMap((purpose) =>
    asTries(wrongly(secret, purpose, stored[purpose]), (token) =>
      sendJson(stage, '/api/auth/opened-link', { purpose, token }),
    ),
  );
  return [{ limit, tries }];
};

const stopping =
  (method: 'GET' | 'POST'): Case =>
  async (stage) => {
    const { engine, confirmed, unconfirmed } = stage;
    const secret = secretOf(stage);
    const { id } = await engine.make.aReminder(confirmed);
    const wrong: Wrong[] = [confirmed.id, 'nobody-has-this-id'].flatMap((customerId) =>
      [id, 'nothing-has-this-id'].flatMap((reminder) => {
        const right = stopToken(secret, 'reminder', customerId, reminder);
        const named = `${customerId}.${reminder}.`;
        const ofOther = stopToken(secret, 'reminder', unconfirmed.id, reminder);
        return Object.entries({
          'without a seal': named,
          'cut off': right.slice(0, -8),
          altered: named + altered(right.slice(named.length)),
          'of another server': stopToken(OTHER_SECRET, 'reminder', customerId, reminder),
          'with the seal of another': named + (ofOther.split('.')[2] ?? ''),
          'for a new password': sealLink(secret, 'password-reset', named.slice(0, -1)),
        }).map(([what, token]) => ({ what: `${what}, ${named}`, token, unsealed: true }));
      }),
    );
    const send = (token: string) =>
      engine.asNobody().raw(`/api/reminder-stops?token=${encodeURIComponent(token)}`, { method });
    return [{ limit, tries: asTries(wrong, send) }];
  };

const stoppingMails =
  (method: 'GET' | 'POST'): Case =>
  async (stage) => {
    const { engine, confirmed, unconfirmed } = stage;
    const secret = secretOf(stage);
    const wrong: Wrong[] = [confirmed.id, 'nobody-has-this-id'].flatMap((userId) => {
      const right = stopToken(secret, 'notification', userId, 'message');
      const named = `${userId}.message.`;
      const ofOther = stopToken(secret, 'notification', unconfirmed.id, 'message');
      return Object.entries({
        'without a seal': named,
        'cut off': right.slice(0, -8),
        altered: named + altered(right.slice(named.length)),
        'of another server': stopToken(OTHER_SECRET, 'notification', userId, 'message'),
        'with the seal of another': named + (ofOther.split('.')[2] ?? ''),
        'for a new password': sealLink(secret, 'password-reset', named.slice(0, -1)),
      }).map(([what, token]) => ({ what: `${what}, ${named}`, token, unsealed: true }));
    });
    const send = (token: string) =>
      engine
        .asNobody()
        .raw(`/api/notification-stops?token=${encodeURIComponent(token)}`, { method });
    return [{ limit, tries: asTries(wrong, send) }];
  };

/** An open invitation, an expired one, and one that does not exist, as in their links. */
async function storedInvitations({ engine }: Stage): Promise<Stored> {
  const dietician = await engine.make.aDietician();
  const stored = { there: random(), late: random(), nothing: random() };
  await engine.make.anInvitation(dietician, { tokenHash: hashOfLink(stored.there) });
  const late = { tokenHash: hashOfLink(stored.late), expiresAt: PAST() };
  await engine.make.anInvitation(dietician, late);
  return stored;
}

const openingInvitation: Case = async (stage) => {
  const wrong = wrongly(secretOf(stage), 'invitation', await storedInvitations(stage));
  const send = (token: string) => sendJson(stage, '/api/opened-invitations', { token });
  return [{ limit, tries: asTries(wrong, send) }];
};

const comingByInvitation: Case = async (stage) => {
  const wrong = wrongly(secretOf(stage), 'invitation', await storedInvitations(stage));
  const tries = [stage.confirmed.email, stage.nobody].flatMap((email) =>
    asTries(wrong, (invitation) =>
      sendJson(stage, '/api/auth/sign-up', {
        email,
        password: 'chosen-by-a-stranger',
        consent: BUILT_IN_PRIVACY,
        invitation,
      }),
    ),
  );
  return [{ limit, tries }];
};

/** Calendar addresses: an existing one, a revoked one, and one that never existed. */
const fetchingCalendar: Case = async (stage) => {
  const { engine, confirmed, unconfirmed } = stage;
  const ending = '.ics';
  const carriedIn = (file: string) => file.slice(0, -ending.length).slice(0, -SEAL_LENGTH);
  const there = carriedIn(await engine.make.aCalendarFeed(confirmed));
  const late = carriedIn(await engine.make.aCalendarFeed(unconfirmed));
  await engine.db.deleteFrom('calendarFeed').where('customerId', '=', unconfirmed.id).execute();
  const wrong = wrongly(secretOf(stage), 'calendar', { there, late, nothing: random() });
  const without = {
    what: 'without its ending',
    token: sealLink(secretOf(stage), 'calendar', there),
  };
  const send = (file: string) => engine.asNobody().raw(`/api/calendar/${file}`);
  return [
    {
      limit,
      tries: [
        ...asTries(wrong, (token) => send(token + ending)),
        ...asTries([{ ...without, unsealed: true }], send),
      ],
    },
  ];
};

/** Ids of accounts: existing ones, one that is to be erased, and one that does not exist. */
const askingForErased: Case = async ({ engine, confirmed, unconfirmed }) => {
  const leaving = await engine.make.aCustomer();
  const asked = { userId: leaving.id, requestedAt: PAST(), dueAt: FUTURE() };
  await engine.db.insertInto('accountDeletion').values(asked).execute();
  const ids = {
    confirmed: confirmed.id,
    unconfirmed: unconfirmed.id,
    'to be erased': leaving.id,
    nobody: randomUUID(),
  };
  const tries = Object.entries(ids).map(([what, id]) => ({
    what,
    unsealed: true,
    send: () => engine.asNobody().raw(`/api/erased-accounts/${id}`),
  }));
  return [{ limit: 'proofByNetwork', tries }];
};

export const linkCases: Readonly<Record<string, Case>> = {
  'POST /api/auth/verify-email token': confirming,
  'POST /api/auth/password-reset token': resetting,
  'POST /api/auth/set-up token': settingUp,
  'POST /api/auth/opened-link token': opening,
  'POST /api/auth/sign-up invitation': comingByInvitation,
  'POST /api/opened-invitations token': openingInvitation,
  'GET /api/calendar/{file} file': fetchingCalendar,
  'GET /api/erased-accounts/{uid} uid': askingForErased,
  'GET /api/notification-stops token': stoppingMails('GET'),
  'POST /api/notification-stops token': stoppingMails('POST'),
  'GET /api/reminder-stops token': stopping('GET'),
  'POST /api/reminder-stops token': stopping('POST'),
};
