import { setTimeout as pause } from 'node:timers/promises';
import type { PushKeys } from './keys.ts';

/** The push services of Chrome, Firefox, Safari and Edge; a leading dot allows every host below. */
const SERVICES = [
  'fcm.googleapis.com',
  '.push.services.mozilla.com',
  '.push.apple.com',
  '.notify.windows.com',
];

const LOOPBACK = ['127.0.0.1', '[::1]', 'localhost'];

const isService = (hostname: string): boolean =>
  SERVICES.some((each) => (each.startsWith('.') ? hostname.endsWith(each) : hostname === each));

/**
 * Whether an address from a browser belongs to a push service (https, the usual port), so that the server
 * sends requests nowhere else. `others` are the operator's own services, `host` or `host:port`; one on
 * loopback may be without TLS.
 */
export function isPushEndpoint(endpoint: string, others: readonly string[]): boolean {
  if (!URL.canParse(endpoint)) return false;
  const { protocol, host, hostname, port, username, password } = new URL(endpoint);
  if (username || password) return false;
  const isOther = others.includes(host);
  if (protocol === 'http:') return isOther && LOOPBACK.includes(hostname);
  return protocol === 'https:' && (isOther || (port === '' && isService(hostname)));
}

const REST_MS = 30_000;
const BUSY_MS = 1000;
const LOOK_MS = 20;
// Fewer than the outbox has workers, so that a host that hangs leaves some of them for other hosts.
const MOST_AT_ONCE = 3;
const MOST_HOSTS = 100;

/** The hosts that rest after a failure, and the number of running tries at each host. */
export class Hosts {
  readonly #restingUntil = new Map<string, number>();
  readonly #underWay = new Map<string, number>();

  /** In how many milliseconds a host may be tried; 0: now. */
  waitMs(host: string, now: number): number {
    const rest = (this.#restingUntil.get(host) ?? 0) - now;
    if (rest > 0) return rest;
    return this.#isBusy(host) ? BUSY_MS : 0;
  }

  /**
   * Waits for a busy host to become free, for a second at most: a host that answers at all is free by then.
   * Nearly all devices use two or three hosts, so without this their pushes would be postponed again and
   * again.
   */
  async turn(host: string): Promise<void> {
    for (let waited = 0; waited < BUSY_MS && this.#isBusy(host); waited += LOOK_MS)
      await pause(LOOK_MS);
  }

  #isBusy(host: string): boolean {
    return (this.#underWay.get(host) ?? 0) >= MOST_AT_ONCE;
  }

  begin(host: string): void {
    this.#underWay.set(host, (this.#underWay.get(host) ?? 0) + 1);
  }

  end(host: string, isFailed: boolean, now: number): void {
    const left = (this.#underWay.get(host) ?? 1) - 1;
    if (left > 0) this.#underWay.set(host, left);
    else this.#underWay.delete(host);
    if (!isFailed) return;
    for (const [each, until] of this.#restingUntil)
      if (until <= now || this.#restingUntil.size >= MOST_HOSTS) this.#restingUntil.delete(each);
    this.#restingUntil.set(host, now + REST_MS);
  }
}

/**
 * The content of a push message, for the service worker: no health data, no name of a plan, no text of a
 * message.
 */
export type PushMessage = {
  readonly title: string;
  readonly body: string;
  /** The path of the screen to open. */
  readonly path: string;
  /** The same tag if something is sent twice, so that it is shown once. */
  readonly tag: string;
};

/** A message to one device; the keys are base64url, as its browser made them. */
export type Push = {
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
  readonly message: PushMessage;
};

/** `gone`: the subscription no longer exists; `againInMs`: not tried, because its host is resting or busy. */
type Pushed =
  | 'delivered'
  | 'refused'
  | 'failed'
  | 'unknown'
  | 'gone'
  | { readonly againInMs: number };

const ANSWERED_WITHIN_MS = 10_000;
const KEPT_BY_SERVICE_S = 86_400;

type Pushing = {
  readonly keys: () => Promise<PushKeys>;
  /** The contact for push services: an https or mailto address. */
  readonly subject: () => string;
  /** The operator's own push services. */
  readonly hosts: readonly string[];
};

/** Sends pushes (RFC 8030), encrypted for their device. A host that fails or hangs is not tried for a while. */
export function createPusher({ keys, subject, hosts: others }: Pushing) {
  const hosts = new Hosts();
  return async (push: Push): Promise<Pushed> => {
    // Stored addresses are checked too, because the operator may have removed a host.
    if (!isPushEndpoint(push.endpoint, others)) return 'gone';
    const { host } = new URL(push.endpoint);
    const signing = { ...(await keys()), subject: subject() };
    await hosts.turn(host);
    const againInMs = hosts.waitMs(host, Date.now());
    if (againInMs > 0) return { againInMs };
    hosts.begin(host);
    const pushed = await attempt(push, signing);
    hosts.end(host, pushed === 'failed' || pushed === 'unknown', Date.now());
    return pushed;
  };
}

type Signing = PushKeys & { readonly subject: string };

async function attempt(push: Push, vapid: Signing): Promise<Pushed> {
  const request = await encrypted(push, vapid).catch(() => null);
  // The subscription's keys are no valid point of the curve.
  if (!request) return 'gone';
  try {
    const response = await fetch(push.endpoint, {
      ...request,
      method: 'POST',
      // Redirects of a push service are not followed.
      redirect: 'manual',
      signal: AbortSignal.timeout(ANSWERED_WITHIN_MS),
    });
    await response.body?.cancel();
    return resultOf(response.status);
  } catch (error) {
    return (error as Error).name === 'TimeoutError' ? 'unknown' : 'failed';
  }
}

async function encrypted({ endpoint, p256dh, auth, message }: Push, vapid: Signing) {
  // Loaded with the first push.
  const { buildPushPayload } = await import('@block65/webcrypto-web-push');
  // A push service keeps only one message of a topic, so a push that is sent twice is shown once.
  const options = { ttl: KEPT_BY_SERVICE_S, urgency: 'normal', topic: message.tag } as const;
  // The library signs only for https; a service on loopback may be without TLS.
  const signedFor = endpoint.replace(/^http:/, 'https:');
  const subscription = { endpoint: signedFor, expirationTime: null, keys: { p256dh, auth } };
  const { headers, body } = await buildPushPayload({ data: message, options }, subscription, vapid);
  return { headers, body };
}

function resultOf(status: number): Pushed {
  if (status >= 200 && status < 300) return 'delivered';
  if (status === 404 || status === 410) return 'gone';
  return status === 429 || status >= 500 ? 'failed' : 'refused';
}
