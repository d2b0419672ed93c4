import { finder, type Question } from './found.ts';

/** Reads what somebody chose, and finds the weeks in it, away from the page: it stays responsive, and can be stopped. */
const find = finder();

self.addEventListener('message', ({ data }: MessageEvent<{ id: number; question: Question }>) => {
  void find(data.question).then((found) => self.postMessage({ id: data.id, found }));
});
// The time of a question counts from here: the code may come over a slow network.
self.postMessage({ id: 0 });
