import type { MiddlewareHandler } from 'hono';
import type { Config } from '../config/config.ts';
import { ApiFailure } from './failure.ts';

/**
 * A step that refuses writes from pages of other origins, of any content type. Browsers name the origin
 * with every write; a request that names none was not sent by a page, and carries nobody's cookie. The
 * paths of `openToPages` are exempt. Throws 403.
 */
export function sameOriginWrites(
  config: Config,
  openToPages: readonly string[],
): MiddlewareHandler {
  const configured = config.publicUrl && new URL(config.publicUrl).origin;
  return async (context, next) => {
    if (openToPages.includes(context.req.path)) return next();
    const origin = context.req.header('origin');
    const site = context.req.header('sec-fetch-site');
    const own = origin
      ? origin === configured || isHost(origin, context.req.header('host'))
      : site === undefined || site === 'same-origin' || site === 'none';
    if (!own) throw new ApiFailure(403, 'foreign-origin', 'This request comes from another site.');
    return next();
  };
}

function isHost(origin: string, host: string | undefined): boolean {
  return URL.canParse(origin) && new URL(origin).host === host;
}
