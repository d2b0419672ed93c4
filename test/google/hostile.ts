import { createHmac, generateKeyPairSync, type KeyObject, sign } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';

type Claims = Readonly<Record<string, unknown>>;

/** How a token is forged: its claims, algorithm and key. */
export type Forgery = {
  readonly claims: Claims;
  readonly alg?: 'RS256' | 'HS256' | 'none';
  /** Signs with a key that the provider never published. */
  readonly unknownKey?: boolean;
};

/** A provider that signs whatever a test wants. Without `forgery` it returns no ID token. */
export type HostileProvider = {
  forgery: Forgery | null;
  close(): Promise<void>;
};

const pair = () => generateKeyPairSync('rsa', { modulusLength: 2048 });
const coded = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

export async function openHostile(port: number): Promise<HostileProvider> {
  const issuer = `http://127.0.0.1:${port}`;
  const published = pair();
  const unknown = pair();
  const provider = { forgery: null as Forgery | null };
  const documents: Record<string, () => object> = {
    '/.well-known/openid-configuration': () => ({
      issuer,
      authorization_endpoint: `${issuer}/authorize`,
      token_endpoint: `${issuer}/token`,
      userinfo_endpoint: `${issuer}/me`,
      jwks_uri: `${issuer}/keys`,
      id_token_signing_alg_values_supported: ['RS256', 'HS256', 'none'],
    }),
    '/keys': () => ({
      keys: [{ ...published.publicKey.export({ format: 'jwk' }), kid: 'k', use: 'sig' }],
    }),
    '/me': () => ({ ...provider.forgery?.claims, sub: 'by-userinfo' }),
    '/token': () => ({
      access_token: 'access',
      token_type: 'Bearer',
      ...(provider.forgery && {
        id_token: tokenOf(
          provider.forgery,
          provider.forgery.unknownKey ? unknown.privateKey : published.privateKey,
          published.publicKey,
        ),
      }),
    }),
  };
  const server = createServer((request, response) => {
    const document = documents[request.url ?? ''];
    response.writeHead(document ? 200 : 404, { 'content-type': 'application/json' });
    response.end(JSON.stringify(document?.() ?? {}));
  }).listen(port, '127.0.0.1');
  await once(server, 'listening');
  return Object.assign(provider, {
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  });
}

function tokenOf({ claims, alg = 'RS256' }: Forgery, key: KeyObject, publicKey: KeyObject): string {
  const text = `${coded({ alg, kid: 'k', typ: 'JWT' })}.${coded(claims)}`;
  const signature = {
    RS256: () => sign('sha256', Buffer.from(text), key).toString('base64url'),
    // The known attack that uses the public key as a shared secret.
    HS256: () =>
      createHmac('sha256', publicKey.export({ format: 'pem', type: 'spki' }))
        .update(text)
        .digest('base64url'),
    none: () => '',
  }[alg];
  return `${text}.${signature()}`;
}
