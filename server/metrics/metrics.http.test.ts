import { mkdtempSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, vi } from 'vitest';
import { startServer } from '#server/app/start.ts';
import { onEachEngine } from '#test/engines.ts';
import { softPasskey } from '#test/factories/passkey.ts';
import { PASSWORD } from '#test/factories/people.ts';
import { enrol, prove, signInUntilAsked } from '#test/factories/secondFactor.ts';
import { freePort } from '#test/freePort.ts';

const port = await freePort();
const read = async () => (await fetch(`http://127.0.0.1:${port}/metrics`)).text();

/** The value of the series with these labels; undefined if it is missing. */
function figureIn(text: string, series: string): number | undefined {
  const line = text.split('\n').find((each) => each.startsWith(`${series} `));
  return line === undefined ? undefined : Number(line.slice(series.length + 1));
}

onEachEngine(
  'Figures for Prometheus',
  (engine) => {
    it('tell requests by route, streams, mails, refusals, memory and the event loop, and nobody', async () => {
      const customer = await engine.make.aCustomer({ name: 'Anna Albrecht' });
      const { email } = customer;
      const nobody = engine.asNobody();
      await engine.as(customer).get(`/api/customers/${customer.id}/diet-plans/latest`);
      await nobody.post('/api/auth/sign-in', { email, password: 'not-hers-at-all' });
      await nobody.post('/api/auth/sign-in', { email, password: PASSWORD });
      const guesser = await engine.make.aCustomer();
      await enrol(engine, guesser);
      const { waiting } = await signInUntilAsked(engine, guesser);
      expect((await prove(engine, waiting, '000000')).status).toBe(422);
      await nobody.post('/api/auth/passkeys/sign-in', {
        passkey: softPasskey(engine.url).use('bWFkZSB1cA'),
      });
      await nobody.raw('/api/anna');
      await nobody.raw('/api/otto');
      await nobody.raw('/anna/otto', { method: 'PROPFIND' });
      await nobody.post('/api/auth/password-reset-mail', { email });
      const leaving = new AbortController();
      await engine.as(customer).raw('/api/events', { signal: leaving.signal });

      await vi.waitUntil(async () => figureIn(await read(), 'weekplate_mails_pending') === 0, 5000);
      const text = await read();
      const requests = (labels: string) =>
        figureIn(text, `weekplate_http_requests_total{${labels}}`);
      const latest = 'method="GET",route="/api/customers/{uid}/diet-plans/latest"';
      expect(requests(`${latest},status="200"`)).toBe(1);
      expect(figureIn(text, `weekplate_http_request_duration_seconds_count{${latest}}`)).toBe(1);
      expect(requests('method="POST",route="/api/auth/sign-in",status="200"')).toBe(2);
      expect(requests('method="GET",route="(none)",status="404"')).toBe(2);
      expect(requests('method="other",route="/*",status="404"')).toBe(1);
      expect(figureIn(text, 'weekplate_sign_in_refusals_total{reason="wrong"}')).toBe(3);
      expect(figureIn(text, 'weekplate_sign_in_refusals_total{reason="slowed"}')).toBe(0);
      expect(figureIn(text, 'weekplate_event_streams_open')).toBe(1);
      expect(figureIn(text, 'weekplate_mails_failed')).toBe(0);
      expect(figureIn(text, 'weekplate_reminders_sent')).toBe(0);
      expect(figureIn(text, 'weekplate_reminders_failed')).toBe(0);
      expect(figureIn(text, 'process_resident_memory_bytes')).toBeGreaterThan(1e7);
      expect(text).toContain('nodejs_eventloop_lag_p99_seconds');
      const open = figureIn(text, 'weekplate_database_connections_open');
      if (engine.name === 'postgres') expect(open).toBeGreaterThan(0);
      else expect(open).toBeUndefined();
      for (const word of [email, customer.id, 'anna', 'otto', 'Albrecht'])
        expect(text).not.toContain(word);

      leaving.abort();
      await vi.waitUntil(
        async () => figureIn(await read(), 'weekplate_event_streams_open') === 0,
        5000,
      );
    });

    it('are on their own port, which a second server cannot have, and on no other', async () => {
      expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(404);
      expect((await engine.asNobody().raw('/api/metrics')).status).toBe(404);
      expect(await (await engine.asNobody().raw('/metrics')).text()).not.toContain('process_');
      // In a separate folder, because one SQLite file can be used by one server only.
      const elsewhere = mkdtempSync(join(engine.dataDir, 'elsewhere-'));
      const config = { ...engine.server.deps.config, port: 0, dataDir: elsewhere };
      await expect(startServer(config)).rejects.toThrow(
        `METRICS_PORT ${port} cannot be listened on`,
      );
    });
  },
  { METRICS_PORT: String(port) },
);
