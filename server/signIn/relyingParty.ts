import type { Context } from 'hono';
import type { Deps } from '../http/deps.ts';
import { ApiFailure } from '../http/failure.ts';

/**
 * The site that passkeys are bound to: the configured one, otherwise that of the requesting page, which is
 * one of ours (http/origin.ts). Throws 400 when the request comes from no page.
 */
export function relyingParty({ config }: Deps, context: Context): { origin: string; id: string } {
  const from = config.publicUrl ?? context.req.header('origin') ?? '';
  if (!URL.canParse(from))
    throw new ApiFailure(400, 'no-origin', 'Passkeys work from a page of this site only.');
  const { origin, hostname } = new URL(from);
  return { origin, id: hostname };
}
