import { readFile } from 'node:fs/promises';
import { paragraphsOf } from '#domain/practice/practice.ts';
import {
  type Practice,
  practiceSaveSchema,
  practiceSchema,
} from '#domain/practice/practiceSchema.ts';
import type { Deps } from '../http/deps.ts';
import type { Api } from '../http/operation.ts';
import { escaped } from '../http/plainPage.ts';
import { proveAgain } from '../signIn/proveAgain.ts';
import { say } from '../words.ts';
import { readPractice, savePractice } from './queries.ts';

export function practiceRoutes(api: Api, deps: Deps): void {
  api.operation({
    get: '/practice',
    summary: 'The practice: name, address, how to reach it, its own legal texts',
    by: ['anyone'],
    gives: practiceSchema,
    answer: async ({ context }) => {
      const practice = await readPractice(deps.db, deps.config);
      context.header('etag', `"${practice.version}"`);
      return practice;
    },
  });

  api.operation({
    put: '/practice',
    summary: 'Save what the practice says about itself, for who proves anew who they are',
    by: ['practiceOwner'],
    changes: 'practice',
    ifMatch: 'needed',
    takes: practiceSaveSchema,
    gives: practiceSchema,
    refuses: [429],
    answer: async ({
      context,
      session,
      operation,
      input: { password, code, ...input },
      version,
    }) => {
      await proveAgain(deps, context, session, { password, code });
      const saved = await savePractice(operation, input, { version, by: session.id });
      context.header('etag', `"${saved.version}"`);
      return saved;
    },
  });
}

export type LegalPage = 'privacy' | 'terms';

/**
 * The HTML of a legal page: as the build rendered it, with the practice's own text, if it has one, and
 * its contact data.
 */
export async function legalPage(file: string, name: LegalPage, practice: Practice, now: Date) {
  const html = await readFile(file, 'utf8');
  const own = paragraphsOf(name === 'privacy' ? practice.privacyText : practice.termsText);
  const text = own.map((each) => `<p class="prose-own" dir="auto">${escaped(each)}</p>`).join('');
  return withText(html, text)
    .replaceAll('%YEAR%', String(now.getUTCFullYear()))
    .replace('<!--practice-->', () => addressOf(practice));
}

/** Replaces the built-in text, unless `text` is empty. */
function withText(html: string, text: string): string {
  const begin = html.indexOf('<!--text-->');
  const end = html.lastIndexOf('<!--/text-->');
  return text && begin >= 0 && end > begin ? html.slice(0, begin) + text + html.slice(end) : html;
}

function addressOf({ name, address, email, phone }: Practice): string {
  const lines = [
    `<strong><bdi>${escaped(name)}</bdi></strong>`,
    address && `<div class="prose-lines" dir="auto">${escaped(address)}</div>`,
    email && `<div><a href="mailto:${escaped(email)}">${escaped(email)}</a></div>`,
    phone &&
      `<div><a dir="ltr" href="tel:${phone.replaceAll(/[^\d+]/g, '')}">${escaped(phone)}</a></div>`,
  ];
  return `<h2>${say.thePractice}</h2><address class="prose-address">${lines.join('')}</address>`;
}
