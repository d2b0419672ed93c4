import { readdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { aWorld } from '#test/access/world.ts';
import { onEachEngine, type RunningEngine } from '#test/engines.ts';
import { planInput } from '#test/factories/plans.ts';
import { forgetOldMails, removeMailsWith } from '../mail/keptMails.ts';
import { createMailer } from '../mail/mailer.ts';
import { eraseDue } from './erase.ts';

const DAY_MS = 86_400_000;

/** Every file below the data folder. */
function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
}

/** The files that contain one of the texts, with the text. */
function traces(engine: RunningEngine, texts: readonly string[]): string[] {
  return filesIn(engine.dataDir).flatMap((file) => {
    const bytes = readFileSync(file);
    return texts
      .filter((text) => bytes.includes(text))
      .map((text) => `${file.slice(engine.dataDir.length)}: ${text}`);
  });
}

onEachEngine('What an erasure leaves', (engine) => {
  it('[T-K6] [T-J1] of the person no byte is left in the database files, the log of writes, the outbox or the pictures', async () => {
    const { owner, dietician } = await aWorld(engine.make);
    const word = `erased-${crypto.randomUUID()}`;
    // Written over and deleted many times, so that copies of it are left on many pages.
    for (let round = 0; round < 30; round += 1) {
      const name = `${word} ${'long '.repeat(round)}`;
      const plan = planInput('2030-01-07', { name, notes: name.repeat(round % 7) });
      const answer = await engine
        .as(dietician)
        .post<{ id: string; version: number }>(
          `/api/customers/${owner.id}/saved-diet-plans`,
          plan,
          {
            idempotencyKey: `${word}-${round}`,
          },
        );
      expect(answer.status).toBe(201);
      if (round % 3 === 0)
        await engine
          .as(dietician)
          .delete(`/api/customers/${owner.id}/saved-diet-plans/${answer.body.id}`);
    }
    await engine.asNobody().post('/api/auth/password-reset-mail', { email: owner.email });
    await engine.mailTo(owner.email);
    const others = await engine.make.aCustomer();
    await engine.asNobody().post('/api/auth/password-reset-mail', { email: others.email });
    await engine.mailTo(others.email);
    const texts = [word, owner.email];
    if (engine.name === 'sqlite') expect(traces(engine, texts).length).toBeGreaterThan(2);

    const dueAt = new Date(0).toISOString();
    await engine.db
      .insertInto('accountDeletion')
      .values({ userId: owner.id, requestedAt: dueAt, dueAt })
      .execute();
    await eraseDue(engine.server.deps);
    await engine.server.deps.readings.flush();
    expect(traces(engine, texts)).toEqual([]);
    const waiting = await engine.db
      .selectFrom('outboxItem')
      .select(['recipient', 'userId'])
      .execute();
    expect(waiting.filter(({ recipient, userId }) => recipient || userId === owner.id)).toEqual([]);
    expect((await engine.mailTo(others.email)).to).toBe(others.email);
  });

  it('[T-K6] an erasure that was ended before its traces were wiped is finished with the next one', async () => {
    const { owner } = await aWorld(engine.make);
    const { deps } = engine.server;
    const dueAt = new Date(0).toISOString();
    await engine.db
      .insertInto('accountDeletion')
      .values({ userId: owner.id, requestedAt: dueAt, dueAt })
      .execute();
    // Acts as if the process had ended at this point.
    const dying = {
      ...deps,
      hub: {
        ...deps.hub,
        publish: () => {
          throw new Error('killed');
        },
      },
    };
    await expect(eraseDue(dying)).rejects.toThrow('could not be erased');
    await eraseDue(deps);
    expect(traces(engine, [owner.email])).toEqual([]);
  });

  it('[T-K6] kept mails are removed after two weeks', async () => {
    const { owner } = await aWorld(engine.make);
    const outbox = join(engine.dataDir, 'outbox');
    await engine.asNobody().post('/api/auth/password-reset-mail', { email: owner.email });
    await engine.mailTo(owner.email);
    const old = join(outbox, 'old.eml');
    writeFileSync(old, 'To: somebody@example.test\r\n\r\nLong ago.');
    const then = new Date(Date.now() - 15 * DAY_MS);
    utimesSync(old, then, then);
    await forgetOldMails(engine.server.deps);
    expect(readdirSync(outbox)).not.toContain('old.eml');
    expect((await engine.mailTo(owner.email)).to).toBe(owner.email);
  });

  it('[T-K6] kept mails go with the person in them alone, in whatever script they are', async () => {
    const mailer = createMailer(engine.server.deps.config);
    const long = 'سلام '.repeat(80);
    const named = [
      `${long}\nann@visitor.test`,
      `${long}،ann@visitor.test`,
      '“ann@visitor.test”',
      '«ann@visitor.test»',
      'Write to:\u00a0ann@visitor.test—please.',
      "Write to 'ann@visitor.test'.Thanks",
    ];
    for (const [to, text] of [
      ...named.map((words) => ['clinic@example.test', words] as const),
      ['joann@visitor.test', `${long}\nnobody@example.test`],
      ['jo.ann@visitor.test', 'Hello.'],
      ['ann@visitor.test.example', 'Hello.'],
      ['ann@visitor.test', 'Hello.'],
    ] as const)
      await mailer.deliver({ to, subject: 'Word from the practice', text });
    const outbox = join(engine.dataDir, 'outbox');
    await removeMailsWith(engine.server.deps.config, 'Ann@visitor.test');
    const left = readdirSync(outbox).map((name) => readFileSync(join(outbox, name), 'utf8'));
    const to = left.flatMap((mail) => /^To: (.*visitor.*)$/m.exec(mail)?.[1] ?? []);
    expect(to.toSorted()).toEqual([
      'ann@visitor.test.example',
      'jo.ann@visitor.test',
      'joann@visitor.test',
    ]);
    expect(left.filter((mail) => mail.includes('clinic@example.test'))).toEqual([]);
  });
});
