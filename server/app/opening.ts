import type { Context } from 'hono';
import { type Me, type Opening, openingPaths, openingSchema } from '#domain/accounts/meSchema.ts';
import type { Api, Env } from '../http/operation.ts';

type Fetch = (request: Request, env: object) => Response | Promise<Response>;

const ME = '/api/me';

/**
 * One request instead of four, for weak networks. Each answer comes from its own operation, called with the
 * headers of this request, so it is guarded as if it were requested alone. `fetch` answers a request to the API.
 */
export function openingRoutes(api: Api, fetch: Fetch): void {
  api.operation({
    get: '/opening',
    summary: 'Who is signed in and, for a customer, what their dashboard shows first',
    by: ['anyone'],
    gives: openingSchema,
    answer: async ({ context }) => {
      const ask = async (path: string) => {
        const answer = await fetch(requestLike(context, path), {
          incoming: (context.env as { incoming?: unknown } | undefined)?.incoming,
        });
        // Passes on the cookie that prolongs the session.
        for (const cookie of answer.headers.getSetCookie())
          context.header('set-cookie', cookie, { append: true });
        return { status: answer.status, body: await answer.json() };
      };
      const me = await ask(ME);
      const answers: Opening['answers'] = { [ME]: me };
      const paths = openingPaths((me.body as { me?: Me | null }).me ?? null);
      const others = await Promise.all(paths.map(ask));
      for (const [nth, path] of paths.entries()) {
        const answer = others[nth];
        if (answer) answers[path] = answer;
      }
      return { answers };
    },
  });
}

function requestLike({ req }: Context<Env>, path: string): Request {
  return new Request(new URL(path, req.url), { headers: req.raw.headers });
}
