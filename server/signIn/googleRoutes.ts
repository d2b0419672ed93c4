import type { Context } from 'hono';
import { deleteCookie, getCookie } from 'hono/cookie';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import * as z from 'zod';
import { INVITATION_COOKIE, INVITATION_PATH } from '#domain/signIn/invitationCookie.ts';
import { boundedText } from '#domain/textSchema.ts';
import { addressOf } from '../http/address.ts';
import { failureToAnswer } from '../http/errors.ts';
import { ApiFailure } from '../http/failure.ts';
import { type Api, allow, createRoute, type Env, refusals } from '../http/operation.ts';
import type { SignInDeps } from './deps.ts';
import { beginGoogle, takeGoogleAttempt } from './googleAttempt.ts';
import { googlePage } from './googlePage.ts';
import { refusalOf } from './googleRefusals.ts';
import { signInByGoogle } from './googleSignIn.ts';
import { countTry, untilDone } from './limits.ts';

const page = {
  description: 'A page for people.',
  content: { 'text/html': { schema: z.string() } },
};

// Longer than any value of Google's; its codes have some hundred characters.
const part = boundedText(4096);
const oneOrMore = z.union([part, z.array(part)]).optional();
/** Accepts any query, because people must be answered with a page. */
const sentBack = z.looseObject({ state: oneOrMore, code: oneOrMore, error: oneOrMore });

const start = createRoute({
  method: 'get',
  path: '/auth/google',
  summary: 'Go to Google and sign in there; opened in a popup',
  ...allow('anyone'),
  responses: { 302: { description: 'To Google.' }, 503: page, ...refusals(403, 404, 422, 429) },
});

const finish = createRoute({
  method: 'get',
  path: '/auth/google/callback',
  summary: 'Where Google sends the browser back to: begins a session, tells the page that waits',
  ...allow('anyone'),
  request: { query: sentBack },
  responses: { 200: page, 503: page, ...refusals(401, 403, 404, 409, 410, 429) },
});

/**
 * These two change something by GET, because Google answers with a redirect. Each works in one browser only:
 * the start is refused to pages of other sites, the end to a browser without the start's cookie.
 */
export function googleRoutes(api: Api, deps: SignInDeps): void {
  api.openapi(start, (context) =>
    orPage(context, async () => {
      const google = configured(deps);
      if (context.req.header('sec-fetch-site') === 'cross-site')
        throw new ApiFailure(403, 'foreign-origin', 'Begin on the log-in page of this practice.');
      await countTry(deps, 'proofByNetwork', addressOf(deps.config, context));
      const invitation = getCookie(context, INVITATION_COOKIE);
      const url = await google.authorizationUrl(await beginGoogle(deps, context, invitation));
      // Deleted only now, so that a failed start keeps it for the next try. The token comes in a cookie,
      // because an address would be logged by every proxy.
      if (invitation) deleteCookie(context, INVITATION_COOKIE, { path: INVITATION_PATH });
      return context.redirect(url.href, 302);
    }),
  );

  api.openapi(finish, (context) =>
    orPage(context, async () => {
      const google = configured(deps);
      const work = async () => {
        const attempt = await takeGoogleAttempt(deps, context);
        const { code, error, iss: issuer } = context.req.query();
        if (error) throw refusalOf(error);
        if (!code) throw refusalOf('no_code');
        const identity = await google.identityOf({ code, issuer }, attempt);
        await signInByGoogle(deps, context, { ...identity, invitation: attempt.invitation });
      };
      // The start was counted as well.
      await untilDone(deps, 'proofByNetwork', addressOf(deps.config, context), work, 2);
      // The waiting page asks the server who is signed in, or learns that a second factor is needed.
      return context.html(googlePage(null));
    }),
  );
}

function configured({ google }: SignInDeps) {
  if (google) return google;
  throw new ApiFailure(404, 'google-off', 'This practice has not set up sign-in with Google.');
}

/** Turns a failure into a page that says what went wrong, because nobody reads JSON in a popup. */
async function orPage(context: Context<Env>, work: () => Promise<Response>): Promise<never> {
  // The popup comes back from another site. With the policy of our other answers it would lose its opener
  // here, and the waiting page would believe that the person closed it.
  context.header('cross-origin-opener-policy', 'unsafe-none');
  // The framework's answer types only cover JSON; these answers are pages and redirects.
  return (await work().catch((error: unknown) => {
    const failure = failureToAnswer(error, context);
    if (failure.retryAfter) context.header('retry-after', String(failure.retryAfter));
    return context.html(googlePage(failure), failure.status as ContentfulStatusCode);
  })) as never;
}
