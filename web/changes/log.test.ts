import { expect, it, vi } from 'vitest';
import { ApiError } from '../api/request.ts';
import type { Change, Sender } from '../store/change.ts';
import { memoryRows } from '../store/storesOfTest.ts';
import { changeLog } from './log.ts';

const anItem = (key: string, more: Partial<Change> = {}): Change => ({
  personId: 'anna',
  kind: 'message',
  key,
  date: '2026-11-25',
  value: null,
  text: `Text of ${key}`,
  madeAt: `2026-11-25T23:5${key.length}:00.000Z`,
  refused: null,
  ...more,
});

/** A phone, and a server that stores each key once and answers as the test says. */
function aPhone(isFull = () => false) {
  const rows = memoryRows<Change>(isFull);
  const server = {
    stored: [] as Change[],
    answer: null as ApiError | null,
    isLost: false,
    sent: 0,
  };
  const signedIn = { person: 'anna' as string | null };
  const send: Sender = async (changes) => {
    const [item] = changes;
    if (!item) return [];
    server.sent += 1;
    if (server.answer) throw server.answer;
    if (!server.stored.some(({ key }) => key === item.key)) server.stored.push(item);
    if (server.isLost) throw new ApiError(0, 'offline', 'lost');
    return [];
  };
  const open = (userId = 'anna') =>
    changeLog(userId, {
      rows,
      senderOf: async (kind) => (kind === 'message' ? send : null),
      person: () => signedIn.person,
      onChange: () => undefined,
    });
  return { rows, server, signedIn, open };
}

const offline = new ApiError(0, 'offline', 'No connection.');
const keysOf = (items: readonly { key: string }[]) => items.map(({ key }) => key);

it('[DAY-04] what is made without a connection is there after a reload, and arrives once, in its order', async () => {
  const { server, open } = aPhone();
  server.answer = offline;
  const before = open();
  expect(await before.add(anItem('first'))).toBe(true);
  await before.add(anItem('second'));
  before.close();
  server.answer = null;
  server.isLost = true;
  const after = open();
  await after.load();
  await after.flush();
  expect(keysOf(after.waiting())).toEqual(['first', 'second']);
  server.isLost = false;
  await after.flush();
  expect(after.waiting()).toEqual([]);
  expect(keysOf(server.stored)).toEqual(['first', 'second']);
});

it('[DAY-04] what was made before midnight keeps the day on which it was made', async () => {
  const { server, open } = aPhone();
  server.answer = offline;
  const box = open();
  await box.add(anItem('late', { date: '2026-11-25' }));
  server.answer = null;
  await box.flush();
  expect(server.stored).toMatchObject([{ date: '2026-11-25' }]);
});

it('[DAY-04] a refused one stays with its sentence until it is tried again or deleted; the others go on', async () => {
  const { server, rows, open } = aPhone();
  server.answer = new ApiError(422, 'invalid', 'At most 2000 characters.');
  const box = open();
  await box.add(anItem('long'));
  await vi.waitFor(() => expect(box.waiting()[0]?.refused).toBe('At most 2000 characters.'));
  server.answer = null;
  await box.add(anItem('short one'));
  await vi.waitFor(() => expect(keysOf(server.stored)).toEqual(['short one']));
  expect(keysOf(await rows.all('anna'))).toEqual(['long']);
  await box.retry('long');
  expect(keysOf(server.stored)).toEqual(['short one', 'long']);

  server.answer = new ApiError(403, 'forbidden', 'No.');
  await box.add(anItem('other'));
  await vi.waitFor(() => expect(box.waiting()[0]?.refused).toBe('No.'));
  await box.remove('other');
  expect([box.waiting(), rows.size()]).toEqual([[], 0]);
});

it.each([
  ['nobody is signed in', null],
  ['another person is', 'bea'],
])('[T-L2] while %s nothing is sent', async (_, person) => {
  const { server, signedIn, open } = aPhone();
  signedIn.person = person;
  const box = open();
  await box.add(anItem('mine'));
  await box.flush();
  expect([server.sent, keysOf(box.waiting())]).toEqual([0, ['mine']]);
  signedIn.person = 'anna';
  await box.flush();
  expect(keysOf(server.stored)).toEqual(['mine']);
});

it('[T-L2] another person finds nothing of it, and can put nothing beside it', async () => {
  const { server, signedIn, open } = aPhone();
  server.answer = offline;
  await open().add(anItem('mine'));
  signedIn.person = 'bea';
  server.answer = null;
  const box = open('bea');
  await box.load();
  await box.flush();
  expect(box.waiting()).toEqual([]);
  expect(await box.add(anItem('of anna'))).toBe(false);
  expect(server.stored).toEqual([]);
});

it('[T-L2] a session that is over sends nothing more until its person is back', async () => {
  const { server, open } = aPhone();
  server.answer = new ApiError(401, 'unauthenticated', 'Your session had ended.');
  const box = open();
  await box.add(anItem('mine'));
  await vi.waitFor(() => expect(server.sent).toBe(1));
  expect(box.waiting()).toMatchObject([{ key: 'mine', refused: null }]);
  server.answer = null;
  await box.flush();
  expect(keysOf(server.stored)).toEqual(['mine']);
});

it('[T-L1] where the device is full nothing is taken, and that is said at once', async () => {
  const { server, open } = aPhone(() => true);
  const box = open();
  expect(await box.add(anItem('mine'))).toBe(false);
  expect([box.waiting(), server.sent]).toEqual([[], 0]);
});

it('[T-L1] what a later version made waits for that version', async () => {
  const { server, open } = aPhone();
  const box = open();
  await box.add(anItem('new kind', { kind: 'meal-video' }));
  await box.add(anItem('known'));
  await vi.waitFor(() => expect(keysOf(server.stored)).toEqual(['known']));
  expect(keysOf(box.waiting())).toEqual(['new kind']);
});

it('[DAY-04] [T-L2] what another tab has sent or deleted is not sent again, and nothing is kept for somebody else', async () => {
  const { rows, server, open } = aPhone();
  server.answer = offline;
  const box = open();
  await box.add(anItem('deleted elsewhere'));
  await vi.waitFor(() => expect(server.sent).toBe(1));
  await rows.change('anna', ['deleted elsewhere'], () => null);
  server.answer = null;
  await box.flush();
  expect([server.stored, box.waiting()]).toEqual([[], []]);
  expect(await box.add(anItem('of bea', { personId: 'bea' }))).toBe(false);
});

it('[DAY-03] [DAY-04] what a screen is sending is on the device before it leaves: after a reload it arrives, once, and else it is gone with the answer', async () => {
  const { rows, server, open } = aPhone();
  const box = open();
  let arrive: (answer: string) => void = () => undefined;
  const photo = anItem('photo');
  const sent = box.sendKept(photo, () => new Promise<string>((resolve) => (arrive = resolve)));
  await vi.waitFor(() => expect(rows.size()).toBe(1));
  await box.flush();
  // Its screen shows it as being sent: it is not sent twice, is not listed as waiting, and does not count as done.
  expect([server.sent, box.waiting(), box.isEmpty()]).toEqual([0, [], false]);

  const afterReload = open();
  await afterReload.load();
  await afterReload.flush();
  expect([keysOf(server.stored), rows.size()]).toEqual([['photo'], 0]);

  arrive('there');
  expect(await sent).toBe('there');
  expect([box.waiting(), box.isEmpty(), rows.size()]).toEqual([[], true, 0]);
});

it('[DAY-03] [T-L1] what a screen sent and did not arrive waits; refused or where the device is full, its screen says so and nothing is kept', async () => {
  const { rows, server, open } = aPhone();
  server.answer = offline;
  const box = open();
  expect(await box.sendKept(anItem('lost'), () => Promise.reject(offline))).toBeNull();
  expect([keysOf(box.waiting()), rows.size()]).toEqual([['lost'], 1]);
  const refused = new ApiError(422, 'invalid', 'No picture.');
  await expect(box.sendKept(anItem('bad'), () => Promise.reject(refused))).rejects.toBe(refused);
  expect([keysOf(box.waiting()), rows.size()]).toEqual([['lost'], 1]);

  const full = aPhone(() => true).open();
  await expect(full.sendKept(anItem('lost'), () => Promise.reject(offline))).rejects.toBe(offline);
  expect(await full.sendKept(anItem('sent'), async () => 'there')).toBe('there');
  expect(full.isEmpty()).toBe(true);
});

it('[DAY-04] how much waits is not known before it has been read', async () => {
  const { server, open } = aPhone();
  server.answer = offline;
  await open().add(anItem('of before'));
  const box = open();
  expect(box.isRead()).toBe(false);
  await box.load();
  expect([box.isRead(), keysOf(box.waiting())]).toEqual([true, ['of before']]);
});

it('[DAY-04] [T-L1] what the server asks to send later, as with too many in an hour, waits unrefused and arrives', async () => {
  const { server, rows, open } = aPhone();
  const tooMany = new ApiError(429, 'too-many-requests', 'Please wait a little.');
  server.answer = tooMany;
  const box = open();
  await box.add(anItem('hello'));
  await vi.waitFor(() => expect(server.sent).toBe(1));
  expect(await box.sendKept(anItem('photo'), () => Promise.reject(tooMany))).toBeNull();
  expect(box.waiting()).toMatchObject([{ refused: null }, { refused: null }]);
  expect(rows.size()).toBe(2);
  server.answer = null;
  await box.flush();
  expect(keysOf(server.stored)).toEqual(['hello', 'photo']);
  expect([box.isEmpty(), rows.size()]).toEqual([true, 0]);
});

const aTick = (value: unknown, more: Partial<Change> = {}): Change =>
  anItem('tick', {
    ...{ kind: 'day', subject: 'today', part: 'meals.1', bases: [false] },
    value,
    ...more,
  });

/** A phone whose days are sent to a server that keeps one value for each part. */
function aDayPhone(isFull = () => false) {
  const rows = memoryRows<Change>(isFull);
  const server = {
    parts: new Map<string, unknown>(),
    sent: [] as Change[][],
    answer: null as ApiError | null,
  };
  const send: Sender = async (changes) => {
    server.sent.push([...changes]);
    if (server.answer) throw server.answer;
    return changes.flatMap(({ key, value, bases = [] }) => {
      const stored = server.parts.get(key) ?? false;
      if (stored !== value && !bases.includes(stored)) return [{ key, contested: { stored } }];
      server.parts.set(key, value);
      return [];
    });
  };
  const open = () =>
    changeLog('anna', {
      rows,
      senderOf: async () => send,
      person: () => 'anna',
      onChange: () => undefined,
    });
  return { rows, server, open };
}

it('[DAY-01] all changes of a day go together, and one that is undone before it is sent never goes', async () => {
  const { server, open } = aDayPhone();
  server.answer = offline;
  const log = open();
  await log.change(aTick(true));
  await log.flush();
  await log.change(aTick(true, { key: 'other', part: 'meals.2' }));
  await log.change(aTick('x', { key: 'undone', part: 'notes' }));
  await log.change(aTick(false, { key: 'undone', part: 'notes' }));
  server.answer = null;
  await log.flush();
  expect(keysOf(server.sent.at(-1) ?? [])).toEqual(['tick', 'other']);
  expect([log.isEmpty(), server.parts.get('undone')]).toEqual([true, undefined]);
});

it('[DAY-01] what is typed is sent once typing pauses, or when the field is left', async () => {
  const { server, open } = aDayPhone();
  const log = open();
  for (const value of ['A', 'A c', 'A calm day']) await log.change(aTick(value), true);
  expect(server.sent).toEqual([]);
  await log.flush();
  expect(server.sent.map(([first]) => first?.value)).toEqual(['A calm day']);
});

it('[DAY-04] a change made while another is on its way goes after it, on top of it', async () => {
  const { server, open } = aDayPhone();
  const log = open();
  await Promise.all([log.change(aTick('One')), log.change(aTick('One and two'))]);
  await log.flush();
  expect([server.parts.get('tick'), log.isEmpty()]).toEqual(['One and two', true]);
});

it('[HIST-07] what another device contradicts waits for a choice, and is sent on top of what is stored', async () => {
  const { server, open } = aDayPhone();
  server.parts.set('tick', 'Theirs');
  const log = open();
  await log.change(aTick('Mine'));
  await vi.waitFor(() =>
    expect(log.waiting()).toMatchObject([{ contested: { stored: 'Theirs' } }]),
  );
  await log.flush();
  expect(server.sent).toHaveLength(1);
  await log.choose('tick', 'Mine');
  expect([server.parts.get('tick'), log.isEmpty()]).toEqual(['Mine', true]);
});

it('[DAY-04] a draft is kept, and not sent', async () => {
  const { server, rows, open } = aDayPhone();
  const log = open();
  await log.change(aTick('7.', { isDraft: true }));
  await log.flush();
  expect([server.sent, rows.size()]).toEqual([[], 1]);
  await log.change(aTick('7.5'));
  await log.flush();
  expect([server.parts.get('tick'), log.isEmpty()]).toEqual(['7.5', true]);
});

it('[T-L1] where the browser keeps nothing, a change is shown and sent all the same, and that is said', async () => {
  const { server, open } = aDayPhone(() => true);
  server.answer = offline;
  const log = open();
  await log.change(aTick(true));
  await log.flush();
  expect([log.isKept(), keysOf(log.waiting())]).toEqual([false, ['tick']]);
  server.answer = null;
  await log.flush();
  expect([server.parts.get('tick'), log.isEmpty()]).toEqual([true, true]);
});

it('[DAY-04] two tabs of one browser send each change once, the latest value', async () => {
  const { server, open } = aDayPhone();
  const [one, two] = [open(), open()];
  server.answer = offline;
  await one.change(aTick('One'));
  await two.load();
  await two.change(aTick('Two'));
  server.answer = null;
  await Promise.all([one.flush(), two.flush()]);
  await one.load();
  expect([server.parts.get('tick'), one.isEmpty(), two.isEmpty()]).toEqual(['Two', true, true]);
});

it('[DAY-01] a change that comes before the screen has heard of the last answer goes on top of it', async () => {
  const { server, open } = aDayPhone();
  const log = open();
  await log.change(aTick('Something else'));
  await log.flush();
  // The screen still shows what was there before.
  await log.change(aTick('Something else: pizza'));
  await log.flush();
  expect([server.parts.get('tick'), log.isEmpty()]).toEqual(['Something else: pizza', true]);
});
