import { type Given, readSource } from './readSource.ts';

/** Reads what somebody chose away from the page: it stays responsive, and can be stopped. */
self.addEventListener('message', ({ data }: MessageEvent<Given>) => {
  void readSource(data).then((read) => self.postMessage(read));
});
