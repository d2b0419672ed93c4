import { type Locale, setReader } from '#domain/language/language.ts';
import { finder, type Question } from './readSource.ts';

// The page names the worker after its reader's locale.
setReader(() => self.name as Locale);

/**
 * Reads the source and finds the weeks in it, off the main thread: the page stays responsive, and the work
 * can be stopped.
 */
const find = finder();

self.addEventListener('message', ({ data }: MessageEvent<{ id: number; question: Question }>) => {
  void find(data.question).then((found) => self.postMessage({ id: data.id, found }));
});
// The time limit of a question starts here, because the code may load over a slow network.
self.postMessage({ id: 0 });
