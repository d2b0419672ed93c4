import { generateKeyPairSync } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { interactionPolicy, Provider } from 'oidc-provider';

/** A person with an account at the provider, as named in its ID tokens. */
export type Identity = {
  readonly sub: string;
  readonly email: string;
  readonly email_verified: boolean;
  readonly name?: string;
};

export type GoogleStandIn = {
  /** Environment variables for a server that uses this provider. */
  readonly settings: Record<string, string>;
  /** Sets the person at the keyboard from now on. */
  setIdentity(identity: Identity): void;
  close(): Promise<void>;
};

const CLIENT = { client_id: 'weekplate', client_secret: 'known-to-both-of-us' };

export const settingsFor = (issuer: string): Record<string, string> => ({
  GOOGLE_CLIENT_ID: CLIENT.client_id,
  GOOGLE_CLIENT_SECRET: CLIENT.client_secret,
  GOOGLE_DISCOVERY_URL: `${issuer}/.well-known/openid-configuration`,
});

/**
 * A certified OpenID provider on loopback instead of Google; it asks for consent on a page, as Google does.
 */
export async function openGoogle(port: number): Promise<GoogleStandIn> {
  const issuer = `http://127.0.0.1:${port}`;
  const known = new Map<string, Identity>();
  let current: Identity | undefined;
  const provider = new Provider(issuer, configuration(known));
  // Servers under test listen on any port, so any is accepted.
  provider.Client.prototype.redirectUriAllowed = (uri) =>
    /^http:\/\/127\.0\.0\.1:\d+\/api\/auth\/google\/callback$/.test(uri);
  const answer = provider.callback();
  const server = createServer((request, response) => {
    const [, uid, choice] = /^\/interaction\/([\w-]+)(?:\/(\w+))?$/.exec(request.url ?? '') ?? [];
    const work = uid
      ? interact(provider, request, response, choice, current)
      : answer(request, response);
    work.catch((error: Error) => response.writeHead(500).end(error.stack));
  }).listen(port, '127.0.0.1');
  await once(server, 'listening');
  return {
    settings: settingsFor(issuer),
    setIdentity(identity) {
      known.set(identity.sub, identity);
      current = identity;
    },
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

function configuration(known: ReadonlyMap<string, Identity>) {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const policy = interactionPolicy.base();
  policy.add(new interactionPolicy.Prompt({ name: 'select_account', requestable: true }), 0);
  return {
    clients: [{ ...CLIENT, redirect_uris: ['http://127.0.0.1:1/api/auth/google/callback'] }],
    jwks: { keys: [{ ...privateKey.export({ format: 'jwk' }), alg: 'RS256', use: 'sig' }] },
    cookies: { keys: ['signs-cookies-of-tests'] },
    claims: { email: ['email', 'email_verified'], profile: ['name'] },
    // Like Google, puts the address into the ID token.
    conformIdTokenClaims: false,
    pkce: { required: () => true },
    features: { devInteractions: { enabled: false } },
    interactions: {
      policy,
      url: (_context: unknown, { uid }: { uid: string }) => `/interaction/${uid}`,
    },
    ttl: { Session: 60, Interaction: 60, Grant: 60, IdToken: 60, AccessToken: 60 },
    findAccount: (_context: unknown, sub: string) => {
      const identity = known.get(sub);
      return identity && { accountId: sub, claims: async () => identity };
    },
  };
}

/** The page on which a person chooses an account, and the actions of its two links. */
async function interact(
  provider: Provider,
  request: IncomingMessage,
  response: ServerResponse,
  choice: string | undefined,
  identity: Identity | undefined,
): Promise<void> {
  const { params } = await provider.interactionDetails(request, response);
  if (!identity) throw new Error('Nobody is at the keyboard: setIdentity().');
  if (choice === undefined) {
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
    response.end(`<!doctype html><html lang="en"><title>Choose an account</title>
<link rel="icon" href="data:,"><p><a href="${request.url}/continue">Continue as ${identity.email}</a></p>
<p><a href="${request.url}/deny">Cancel</a></p>`);
    return;
  }
  if (choice === 'deny') {
    const denied = { error: 'access_denied', error_description: 'The person said no.' };
    return provider.interactionFinished(request, response, denied);
  }
  const grant = new provider.Grant({ accountId: identity.sub, clientId: params.client_id });
  grant.addOIDCScope(params.scope);
  const grantId = await grant.save();
  return provider.interactionFinished(request, response, {
    login: { accountId: identity.sub },
    select_account: {},
    consent: { grantId },
  });
}
