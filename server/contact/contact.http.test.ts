import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import type { ContactMessage } from '#domain/contact/contactMessageSchema.ts';
import { onEachEngine, onSqlite, type RunningEngine } from '#test/engines.ts';
import type { Refused } from '#test/http/client.ts';
import { mailsTo } from '#test/outbox.ts';

type Page = { items: ContactMessage[]; next: string | null };

const PATH = '/api/contact-messages';
const EVERYBODY = { email: 'every@body.test' };
const from = (name: string) => ({ name, email: 'vera@example.test', message: `I am ${name}.` });

const plainForm = (engine: RunningEngine, fields: Record<string, string>, origin = engine.url) =>
  engine.asNobody().raw(PATH, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', origin },
    body: new URLSearchParams(fields).toString(),
  });

/** The fields that the form on a page would send, with their values. */
function fieldsOf(page: string): Record<string, string> {
  const inputs = page.matchAll(/<input[^>]* name="(\w+)"(?:[^>]* value="([^"]*)")?/g);
  const areas = page.matchAll(/<textarea[^>]* name="(\w+)"[^>]*>\n([^<]*)/g);
  return Object.fromEntries([...inputs, ...areas].map(([, name, value = '']) => [name, value]));
}

async function stored(engine: RunningEngine, name: string) {
  const rows = await engine.db
    .selectFrom('contactMessage')
    .selectAll()
    .where('name', '=', name)
    .execute();
  return rows.length;
}

onEachEngine('Contact', (engine) => {
  it('[LAND-07] a message is stored, mailed to every dietician, and to be answered to its sender', async () => {
    const first = await engine.make.aDietician();
    const second = await engine.make.aDietician();
    const { status } = await engine.asNobody().post(PATH, from('Vera'));
    expect(status).toBe(204);
    expect(await stored(engine, 'Vera')).toBe(1);
    for (const { email } of [first, second]) {
      const mail = await engine.mailTo(email);
      expect(mail.subject).toBe('Message from Vera');
      expect(mail.text).toContain('I am Vera.');
    }
    const letters = readdirSync(join(engine.dataDir, 'outbox')).map((file) =>
      readFileSync(join(engine.dataDir, 'outbox', file), 'utf8'),
    );
    expect(letters.every((letter) => /^Reply-To: vera@example\.test\r$/m.test(letter))).toBe(true);
    expect(mailsTo(engine.dataDir, 'vera@example.test')).toEqual([]);
  });

  it('[LAND-07] a dietician pages through the inbox by key, newest first', async () => {
    const as = engine.as(await engine.make.aDietician());
    await engine.db.deleteFrom('contactMessage').execute();
    for (const name of ['One', 'Two', 'Three']) await engine.make.aContactMessage({ name });
    const first = (await as.get<Page>(`${PATH}?limit=2`)).body;
    const rest = (await as.get<Page>(`${PATH}?limit=2&after=${first.next}`)).body;
    expect(first.items.map(({ name }) => name)).toEqual(['Three', 'Two']);
    expect(rest.items.map(({ name }) => name)).toEqual(['One']);
    expect(rest.next).toBe(null);
  });

  it('[LAND-07] read, archived, taken back, deleted', async () => {
    const as = engine.as(await engine.make.aDietician());
    await engine.db.deleteFrom('contactMessage').execute();
    const { id } = await engine.make.aContactMessage();
    await engine.make.aContactMessage();
    const unread = async () => (await as.get<{ unread: number }>(`${PATH}/unread`)).body.unread;
    const names = async (box: string) =>
      (await as.get<Page>(`${PATH}?box=${box}`)).body.items.map((each) => each.id);
    expect(await unread()).toBe(2);
    const read = await as.put<ContactMessage>(`${PATH}/${id}`, { read: true, archived: false });
    expect([read.body.read, read.body.archived, await unread()]).toEqual([true, false, 1]);
    await as.put(`${PATH}/${id}`, { read: true, archived: true });
    expect(await names('archive')).toEqual([id]);
    expect(await names('inbox')).not.toContain(id);
    await as.put(`${PATH}/${id}`, { read: false, archived: false });
    expect([await names('archive'), await unread()]).toEqual([[], 2]);
    expect((await as.delete(`${PATH}/${id}`)).status).toBe(204);
    expect((await as.delete(`${PATH}/${id}`)).status).toBe(404);
    expect((await as.put(`${PATH}/${id}`, { read: true, archived: true })).status).toBe(404);
  });
});

onSqlite('Contact: what is refused, and the form without JavaScript', (engine) => {
  it('[LAND-06] a refusal says why, field by field', async () => {
    const { status, body } = await engine
      .asNobody()
      .post<Refused>(PATH, { name: '', email: 'vera', message: 'x'.repeat(5001) });
    expect(status).toBe(422);
    expect(body.error.fields).toEqual({
      name: 'Enter your name.',
      email: 'Enter a valid email address, like name@example.org.',
      message: 'At most 5000 characters.',
    });
  });

  it('[T-G2] what fills in the trap is thanked for and dropped', async () => {
    const spam = { ...from('Spammer'), website: 'http://buy.test' };
    expect((await engine.asNobody().post(PATH, spam)).status).toBe(204);
    expect(await stored(engine, 'Spammer')).toBe(0);
  });

  it('[LAND-07] [T-G2] without JavaScript who has the trap filled in is told, and sends it with another press', async () => {
    const dietician = await engine.make.aDietician();
    const told = await plainForm(engine, { ...from('Trapped'), website: 'http://vera.test' });
    const page = await told.text();
    expect(told.status).toBe(422);
    expect(page).toContain('<h1>Not sent yet</h1>');
    expect(page).toContain('Your browser filled in a field that nobody sees');
    expect(page).not.toContain('Your message has arrived');
    // A program posts everything once; its message is not stored.
    expect(await stored(engine, 'Trapped')).toBe(0);
    expect(fieldsOf(page)).toEqual(from('Trapped'));

    const unmended = await plainForm(engine, { ...fieldsOf(page), email: 'vera' });
    const again = fieldsOf(await unmended.text());
    expect([unmended.status, again]).toEqual([422, { ...from('Trapped'), email: 'vera' }]);

    const sent = await plainForm(engine, fieldsOf(page));
    expect([sent.status, await sent.text()]).toEqual([
      200,
      expect.stringContaining('Your message has arrived.'),
    ]);
    expect(await stored(engine, 'Trapped')).toBe(1);
    expect((await engine.mailTo(dietician.email)).text).toContain('I am Trapped.');
  });

  it('[LAND-06] without JavaScript a line ends as one character, as a page counts, and what is wrong says in which field', async () => {
    const lines = Array.from({ length: 100 }, () => 'x'.repeat(49)).join('\r\n');
    const fits = await plainForm(engine, { ...from('Lines'), message: lines });
    expect(fits.status).toBe(200);
    const { message } = await engine.db
      .selectFrom('contactMessage')
      .select('message')
      .where('name', '=', 'Lines')
      .executeTakeFirstOrThrow();
    expect(message).toBe(lines.replaceAll('\r\n', '\n'));
    const more = await plainForm(engine, { ...from('Lines'), message: `${lines}\r\nxx` });
    expect(more.status).toBe(422);
    expect(await more.text()).toContain('<li>Message: At most 5000 characters.</li>');
  });

  it('[LAND-06] without JavaScript nothing typed is lost to a fault of the server either', async () => {
    const rename = (from: string, to: string) => engine.db.schema.alterTable(from).renameTo(to);
    await rename('contactMessage', 'elsewhere').execute();
    try {
      const answer = await plainForm(engine, from('Unlucky'));
      const page = await answer.text();
      expect(answer.status).toBe(500);
      expect(page).toContain('Something went wrong on our side. Try again in a moment.');
      expect(fieldsOf(page)).toMatchObject(from('Unlucky'));
      expect(engine.takeErrors()).toHaveLength(1);
    } finally {
      await rename('elsewhere', 'contactMessage').execute();
    }
  });

  it('[T-G2] no header of the mail can be written by its sender', async () => {
    const dietician = await engine.make.aDietician();
    for (const bad of [
      { ...from('x'), name: 'Vera\r\nBcc: every@body.test' },
      { ...from('x'), email: 'vera@example.test\r\nBcc: every@body.test' },
      { ...from('x'), email: 'vera@example.test, every@body.test' },
      { ...from('x'), email: '"a\r\nBcc: every@body.test"@example.test' },
    ])
      expect((await engine.asNobody().post(PATH, bad)).status).toBe(422);
    const odd = {
      ...from('Vera, "<every@body.test>" =?x?= ✓'),
      message: '.\r\nTo: every@body.test',
    };
    expect((await engine.asNobody().post(PATH, odd)).status).toBe(204);
    await engine.mailTo(dietician.email);
    expect(mailsTo(engine.dataDir, EVERYBODY.email)).toEqual([]);
    const heads = readdirSync(join(engine.dataDir, 'outbox')).map(
      (file) => readFileSync(join(engine.dataDir, 'outbox', file), 'utf8').split('\r\n\r\n')[0],
    );
    expect(heads.filter((head) => /^(b?cc|to|reply-to):.*body\.test/im.test(head ?? ''))).toEqual(
      [],
    );
  });

  it('[LAND-07] [T-E1] without JavaScript a refusal says why and keeps what was written, as text', async () => {
    const answer = await plainForm(engine, {
      name: '"><script>alert(1)</script>',
      email: 'vera',
      message: '</textarea><b>Hello',
      website: '',
    });
    const page = await answer.text();
    expect(answer.status).toBe(422);
    expect(page).toContain('Enter a valid email address');
    expect(page).not.toMatch(/<script|<b>/);
    expect(page).toContain('&#60;b&#62;Hello</textarea>');
    expect(fieldsOf(page)).toMatchObject({ website: '' });
  });
});

onSqlite(
  'Contact, with an address of its own',
  (engine) => {
    it('[LAND-07] mails go to the configured address alone', async () => {
      const dietician = await engine.make.aDietician();
      await engine.asNobody().post(PATH, from('Vera'));
      await engine.mailTo('office@practice.test');
      expect(mailsTo(engine.dataDir, dietician.email)).toEqual([]);
    });

    it('[T-G2] after twenty an hour from one address it is enough, with or without JavaScript', async () => {
      const statuses: number[] = [];
      for (let round = 0; round < 20; round += 1)
        statuses.push((await engine.asNobody().post(PATH, from('Many'))).status);
      expect(statuses).toEqual([...Array(19).fill(204), 429]);
      const plain = await plainForm(engine, from('Many'));
      expect(plain.status).toBe(429);
      expect(Number(plain.headers.get('retry-after'))).toBeGreaterThan(0);
      const page = await plain.text();
      expect(page).toContain('Too many tries. Try again in');
      expect(page).toContain('I am Many.');
      expect(await stored(engine, 'Many')).toBe(19);
    });
  },
  { CONTACT_EMAIL: 'office@practice.test', RATE_LIMIT_FACTOR: '1' },
);
