import type { Context } from 'hono';
import { addressOf } from '../http/address.ts';
import type { Deps } from '../http/deps.ts';
import { plainPage } from '../http/plainPage.ts';
import { count } from './limits.ts';

/**
 * Answers a link that stops nothing, always in the same way, and counts it as a try of the sender's address. `own`:
 * a sentence in HTML about where people find what they wanted to stop.
 */
export async function wrongStop(deps: Deps, context: Context, own: string) {
  const { over, seconds } = await count(deps, 'proofByNetwork', addressOf(deps.config, context));
  const pageOf = (title: string, words: string) =>
    plainPage(title, `<p role="alert">${words} ${own}</p>`);
  if (!over) {
    const words = 'It is not complete, or its account is gone: open it from the mail once more.';
    return context.html(pageOf('This link stops nothing', words), 404);
  }
  context.header('retry-after', String(seconds));
  const words =
    'Links that stop nothing were opened too often from here. Wait five minutes, and open the one in the mail once more.';
  return context.html(pageOf('Too many tries', words), 429);
}
