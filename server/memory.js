import { getHeapSpaceStatistics, setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

// With less, a page of customers costs a fifth more, since garbage is collected while it is written.
const ENOUGH_BYTES = 8 * 2 ** 20;
// It takes some twenty; a later engine that grows otherwise must not be waited for.
const MOST_TRIES = 1000;
const LOOK_MS = 4000;
// Of one processor: a thousand open screens take a hundredth.
const QUIET_SHARE = 0.04;
// More than that, so that what lies about the limit does not collect again and again.
const BUSY_SHARE = 0.1;

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
 * What the start or a busy time left behind is collected once, in the first quiet seconds after it.
 * V8 collects by itself then, too, but the gentler kind, which gives little back. Nobody waits for
 * it, as it is quiet.
 */
export function collectWhenQuiet({ everyMs = LOOK_MS } = {}) {
  let busy = true;
  let before = process.cpuUsage();
  setInterval(() => {
    const { user, system } = process.cpuUsage(before);
    const share = (user + system) / 1000 / everyMs;
    if (share > BUSY_SHARE) busy = true;
    else if (busy && share < QUIET_SHARE) {
      collect();
      busy = false;
    }
    // After it: what collecting costs is no work.
    before = process.cpuUsage();
  }, everyMs).unref();
}

function collect() {
  setFlagsFromString('--expose-gc');
  runInNewContext('gc')({ type: 'major', flavor: 'last-resort' });
  setFlagsFromString('--no-expose-gc');
}
