import { getHeapSpaceStatistics, setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

// With less, a page of customers costs a fifth more, since garbage is collected while it is written.
const ENOUGH_BYTES = 8 * 2 ** 20;
// It takes some twenty; a later engine that grows otherwise must not be waited for.
const MOST_TRIES = 1000;
const AFTER_START_MS = 4000;

// Of what stays: collected when it has grown by this share, where V8 would let it double and more.
const GROWING_PERCENT = 40;

/**
 * Objects begin in a space that V8 doubles up to 64 MB while modules load, and never gives back:
 * what an idle server weighs most. It grows to 8 MB here, by objects that stay for a moment, and no
 * further. As an option of Node.js it would have to be repeated wherever the product is started.
 */
export function keepYoungSmall() {
  setFlagsFromString('--semi-space-growth-factor=4');
  const kept = [];
  while (sizeOfYoung() < ENOUGH_BYTES && kept.length < MOST_TRIES)
    kept.push(new Array(4096).fill(0));
  setFlagsFromString('--semi-space-growth-factor=1');
  setFlagsFromString(`--heap-growing-percent=${GROWING_PERCENT}`);
}

const sizeOfYoung = () =>
  getHeapSpaceStatistics().find(({ space_name: name }) => name === 'new_space')?.space_size ?? 0;

/**
 * What the start left behind, a fifth of all objects, is collected once, some seconds later: a server
 * that nobody asks anything makes too little garbage for V8 to look. The gentler kind
 * of collection gives nothing back.
 */
export function collectAfterStart() {
  setTimeout(() => {
    setFlagsFromString('--expose-gc');
    runInNewContext('gc')({ type: 'major', flavor: 'last-resort' });
    setFlagsFromString('--no-expose-gc');
  }, AFTER_START_MS).unref();
}
