import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { PoolState } from '../db/open.ts';
import type { RequestLine } from '../log/log.ts';

/** Gauges by name, each with its help text and a function that reads its value. */
export type Gauges = Readonly<Record<string, readonly [help: string, read: () => number]>>;

const METHODS: readonly string[] = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];
const SECONDS = [0.001, 0.003, 0.01, 0.03, 0.1, 0.3, 1, 3, 10];
const EVENTS = '/api/events';
type Reasons = Readonly<Record<number, 'wrong' | 'closed' | 'slowed'>>;
/** The routes of sign-in where somebody can guess, with the meaning of each status. */
const REFUSALS: Readonly<Record<string, Reasons>> = {
  '/api/auth/sign-in': { 401: 'wrong', 403: 'closed', 429: 'slowed' },
  '/api/auth/second-factor': { 422: 'wrong', 429: 'slowed' },
  '/api/auth/passkeys/sign-in': { 403: 'closed', 422: 'wrong', 429: 'slowed' },
};

/**
 * Makes the registry of all metrics, with those of Node.js, and `observe`, which is called for each
 * request. Labels are declared routes, methods and statuses: no personal data, and a bounded number.
 */
export function createRegistry(gauges: Gauges, pool: (() => PoolState) | null) {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const gauge = (name: string, help: string, read: () => number) =>
    new Gauge({
      name: `weekplate_${name}`,
      help,
      registers,
      collect() {
        this.set(read());
      },
    });
  for (const [name, [help, read]] of Object.entries(gauges)) gauge(name, help, read);
  if (pool) {
    gauge('database_connections_open', 'Connections to PostgreSQL.', () => pool().open);
    gauge('database_connections_idle', 'Those that nobody uses.', () => pool().idle);
    gauge('database_waiting', 'Requests that wait for a connection.', () => pool().waiting);
  }
  const requests = new Counter({
    name: 'weekplate_http_requests_total',
    help: 'Requests answered.',
    labelNames: ['method', 'route', 'status'],
    registers,
  });
  const durations = new Histogram({
    name: 'weekplate_http_request_duration_seconds',
    help: 'Until the answer had gone; event streams, which stay open, are left out.',
    labelNames: ['method', 'route'],
    buckets: SECONDS,
    registers,
  });
  const refusals = new Counter({
    name: 'weekplate_sign_in_refusals_total',
    help: 'Refused passwords, codes and passkeys: wrong, closed (unconfirmed or disabled), slowed (too many tries).',
    labelNames: ['reason'],
    registers,
  });
  for (const reason of ['wrong', 'closed', 'slowed']) refusals.inc({ reason }, 0);

  const observe = ({ method = '', route, status, ms }: RequestLine) => {
    const how = { method: METHODS.includes(method) ? method : 'other', route };
    requests.inc({ ...how, status });
    if (route !== EVENTS) durations.observe(how, ms / 1000);
    const reason = REFUSALS[route]?.[status];
    if (reason) refusals.inc({ reason });
  };
  return { registry, observe };
}
