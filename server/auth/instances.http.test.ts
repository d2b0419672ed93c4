import { expect, it } from 'vitest';
import { readConfig } from '#server/config.ts';
import { startServer } from '#server/start.ts';
import { onEachEngine } from '#test/engines.ts';
import { PASSWORD } from '#test/factories/people.ts';

onEachEngine(
  'A second instance, or the same after a restart',
  (engine) => {
    it('[T-F1] [T-I4] shares sessions and goes on counting tries', async () => {
      const { config } = engine.server.deps;
      const customer = await engine.make.aCustomer();
      const signIn = (url: string, password: string) =>
        fetch(`${url}/api/auth/sign-in`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ email: customer.email, password }),
        });
      for (let round = 0; round < 10; round += 1)
        expect((await signIn(engine.url, 'wrong-password')).status).toBe(401);

      const second = await startServer(
        readConfig({
          PORT: '0',
          DATA_DIR: config.dataDir,
          SECRET: config.secret,
          ...(config.databaseUrl && { DATABASE_URL: config.databaseUrl }),
        }),
      );
      try {
        expect((await signIn(second.url, PASSWORD)).status).toBe(429);
        const me = await fetch(`${second.url}/api/customers/${customer.id}/diet-plans/latest`, {
          headers: { cookie: `${customer.cookie.name}=${customer.cookie.value}` },
        });
        expect(me.status).toBe(200);
      } finally {
        await second.close();
      }
    });
  },
  { RATE_LIMIT_FACTOR: '1' },
);
