import {
  createDecipheriv,
  createECDH,
  createPublicKey,
  type ECDH,
  hkdfSync,
  randomBytes,
  verify,
} from 'node:crypto';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { PushInput } from '#domain/notifications/notificationSchema.ts';
import type { PushMessage } from '#server/push/pusher.ts';
import { freePort } from '../freePort.ts';

export type Arrived = {
  readonly device: string;
  readonly message: PushMessage;
  readonly topic: string;
};

/** How the receiver responds for a device: with a status, or never. */
export type Manner = number | 'hangs';

/** A push service on loopback with the browsers that subscribe to it: it decrypts what it receives. */
export type PushReceiver = {
  /** For `PUSH_HOSTS`. */
  readonly host: string;
  /** Decrypted messages that arrived, oldest first. */
  readonly arrived: Arrived[];
  /** How often each device was tried. */
  readonly tries: Map<string, number>;
  /** A new subscription of a browser, in the format that the browser sends to the server. */
  subscribe(name?: string): PushInput;
  /** Sets the response for a device from now on; 201 by default. */
  answers(device: PushInput, manner: Manner): void;
  start(): Promise<void>;
  stop(): Promise<void>;
};

type Browser = { readonly keys: ECDH; readonly auth: Buffer; manner: Manner };

export async function pushReceiver(): Promise<PushReceiver> {
  const port = await freePort();
  const host = `127.0.0.1:${port}`;
  const browsers = new Map<string, Browser>();
  const arrived: Arrived[] = [];
  const tries = new Map<string, number>();
  let server: Server | null = null;

  async function take(request: IncomingMessage): Promise<number | 'hangs'> {
    const device = `http://${host}${request.url}`;
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    const body = Buffer.concat(parts);
    tries.set(device, (tries.get(device) ?? 0) + 1);
    const browser = browsers.get(device);
    if (!browser) return 404;
    if (browser.manner !== 201) return browser.manner;
    if (!isSigned(request.headers.authorization ?? '', `https://${host}`)) return 403;
    const message = JSON.parse(decrypted(body, browser)) as PushMessage;
    arrived.push({ device, message, topic: String(request.headers.topic) });
    return 201;
  }

  return {
    host,
    arrived,
    tries,
    subscribe(name = 'Firefox on Linux') {
      const keys = createECDH('prime256v1');
      const auth = randomBytes(16);
      const endpoint = `http://${host}/push/${randomBytes(12).toString('hex')}`;
      const p256dh = keys.generateKeys('base64url');
      browsers.set(endpoint, { keys, auth, manner: 201 });
      return { endpoint, p256dh, auth: auth.toString('base64url'), name };
    },
    answers({ endpoint }, manner) {
      const browser = browsers.get(endpoint);
      if (browser) browser.manner = manner;
    },
    start() {
      server = createServer((request, response) => {
        take(request)
          .then((status) => {
            if (status === 'hangs') return;
            response.writeHead(status).end();
          })
          .catch((error: Error) => response.writeHead(500).end(error.message));
      });
      return new Promise((resolve) => server?.listen(port, '127.0.0.1', resolve));
    },
    stop() {
      const ending = server;
      server = null;
      ending?.closeAllConnections();
      return new Promise((resolve) => (ending ? ending.close(() => resolve()) : resolve()));
    },
  };
}

const derived = (key: Buffer, salt: Buffer, info: Buffer | string, length: number) =>
  Buffer.from(hkdfSync('sha256', key, salt, info, length));

/** The content of a push message (RFC 8291, and RFC 8188 for the encoding). */
function decrypted(body: Buffer, { keys, auth }: Browser): string {
  const salt = body.subarray(0, 16);
  const idLength = body[20] ?? 0;
  const sender = body.subarray(21, 21 + idLength);
  const sealed = body.subarray(21 + idLength);
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), keys.getPublicKey(), sender]);
  const key = derived(keys.computeSecret(sender), auth, info, 32);
  const decipher = createDecipheriv(
    'aes-128-gcm',
    derived(key, salt, 'Content-Encoding: aes128gcm\0', 16),
    derived(key, salt, 'Content-Encoding: nonce\0', 12),
  ).setAuthTag(sealed.subarray(-16));
  const padded = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
  // 2 marks the end of the last record; padding may follow.
  return padded.subarray(0, padded.lastIndexOf(2)).toString();
}

/** Whether a push message is signed with the key that it names (RFC 8292), and meant for this service. */
function isSigned(authorization: string, audience: string): boolean {
  const [, token = '', key = ''] = /^vapid t=([^,]+), ?k=(.+)$/i.exec(authorization) ?? [];
  const [head = '', claims = '', signature = ''] = token.split('.');
  const point = Buffer.from(key, 'base64url');
  const coordinate = (from: number) => point.subarray(from, from + 32).toString('base64url');
  const jwk = { kty: 'EC', crv: 'P-256', x: coordinate(1), y: coordinate(33) };
  const signed = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key: createPublicKey({ key: jwk, format: 'jwk' }), dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  const { aud } = JSON.parse(Buffer.from(claims, 'base64url').toString()) as { aud: string };
  return signed && aud === audience;
}
