import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BUILT_IN_PRIVACY } from '#domain/signIn/access.ts';
import { readConfig } from '#server/config/config.ts';
import { ENGINES } from '#test/engines.ts';
import { PASSWORD } from '#test/factories/people.ts';
import { freePort } from '#test/freePort.ts';
import { type MailServer, mailServer } from '#test/mailServer.ts';
import { postgresDatabase, type TestDatabase } from '#test/postgres/databases.ts';
import { type ServerProcess, serverProcess } from '#test/serverProcess.ts';
import { isThorough } from '#test/thorough.ts';
import { openDatabase } from '../db/open.ts';

// Whether a write survives a kill on PostgreSQL is tested in test/deploy/behindNginx, and here with
// THOROUGH=1.
describe.each(isThorough ? ENGINES : (['sqlite'] as const))(
  'Letters on their way (%s)',
  (engine) => {
    let mail: MailServer;
    let server: ServerProcess;
    let dataDir: string;
    let database: TestDatabase | undefined;
    let settings: Record<string, string>;
    beforeAll(async () => {
      dataDir = mkdtempSync(join(tmpdir(), 'weekplate-letters-'));
      mail = await mailServer();
      if (engine === 'postgres') database = await postgresDatabase();
      settings = {
        DATA_DIR: dataDir,
        SMTP_URL: mail.url,
        RATE_LIMIT_FACTOR: '1000',
        OUTBOX_SECONDS: '1',
        ...(database && { DATABASE_URL: database.url }),
      };
      server = serverProcess(await freePort(), settings, ['--no-build']);
      await server.start();
    });
    afterAll(async () => {
      await server.stop();
      await mail.stop();
      await database?.drop();
      rmSync(dataDir, { recursive: true, force: true });
    });

    const post = (path: string, body: object) =>
      fetch(`${server.url}${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
    const lettersTo = (email: string) => mail.received.filter(({ to }) => to === email);

    it('[AUTH-13] [T-I1] [T-I7] of an account and of a visitor: none is lost though mail is away and the server is killed, and each comes once', async () => {
      const emails = Array.from({ length: 5 }, () => `${crypto.randomUUID()}@example.test`);
      const signUps = emails.map((email) =>
        post('/api/auth/sign-up', { email, password: PASSWORD, consent: BUILT_IN_PRIVACY }),
      );
      expect((await Promise.all(signUps)).map(({ status }) => status)).toEqual(
        emails.map(() => 201),
      );
      await server.kill();
      // Somebody with a copy of the database finds no link in it that opens an account.
      const { db, close } = await openDatabase(readConfig(settings));
      const waiting = await db.selectFrom('outboxItem').selectAll().execute();
      expect(waiting.map(({ recipient }) => recipient).toSorted()).toEqual(emails.toSorted());
      expect(JSON.stringify(waiting)).not.toContain('token=');
      if (engine === 'sqlite')
        expect(readFileSync(join(dataDir, 'weekplate.sqlite')).includes('token=')).toBe(false);
      // Acts as if the time until the next try were over.
      await db
        .updateTable('outboxItem')
        .set({ nextTryAt: new Date(0).toISOString() })
        .execute();
      await close();
      await mail.start();
      await server.start();
      await post('/api/auth/password-reset-mail', { email: 'nobody@example.test' });
      for (const email of emails) await expect.poll(() => lettersTo(email).length).toBe(1);
      expect(lettersTo(emails[0] ?? '')[0]?.link).toContain('/verify-email?token=');
      expect(new Set(mail.received.map((each) => each.header('message-id'))).size).toBe(5);
    });
  },
);
