import type { Article } from '#domain/articles/articleSchema.ts';
import { escaped, plainPage } from '../http/plainPage.ts';
import { say } from '../words.ts';

/** No script runs on this page, and its pictures come from this server. */
export const PAGE_POLICY =
  "default-src 'none'; img-src 'self'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** An article as a page without JavaScript. */
export const articlePage = ({ title, summary, minutes, writer, html }: Article) =>
  plainPage(
    escaped(title),
    `<p><strong dir="auto">${escaped(summary)}</strong></p>
<p>${say.minutesToRead(minutes)}${writer ? ` · ${escaped(writer)}` : ''}</p>
<style>img { max-width: 100%; height: auto; }</style>
<article dir="auto">
${html}
</article>`,
  );
