import { totalmem } from 'node:os';
import { getHeapSpaceStatistics, setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

// As V8 counts it, with the half that is empty. Less would have a start collect all the time.
const SMALL_BYTES = 8 * 2 ** 20;
// In a rush sixteen pages of customers are under way at once: in less they outlive a collection, and
// are copied by the next ones.
const LARGE_BYTES = 64 * 2 ** 20;
// Of all there is for the process, on a machine too small for that.
const LARGE_SHARE = 1 / 16;
// It takes some thirty, and six hundred at most; a later engine that grows otherwise must not be waited for.
const MOST_TRIES = 1000;

const LOOK_MS = 1000;
// Longer than people pause, so that a rush that goes on finds its space as it was.
const LOOKS_UNTIL_QUIET = 8;
// Of one processor: a thousand open screens take a hundredth.
const QUIET_SHARE = 0.04;
// More than that, so that what lies about the limit does not collect again and again.
const BUSY_SHARE = 0.1;
// Below it, what collecting takes is nothing that anybody waits for.
const RUSH_SHARE = 0.3;

// Of what stays: collected when it has grown by this share, where V8 would let it double and more.
const GROWING_PERCENT = 40;

/**
 * Objects begin in a space that V8 doubles up to 128 MB while modules load, and never gives back:
 * what an idle server weighs most. It is made 8 MB here and no more. As an option of Node.js it would
 * have to be repeated wherever the product is started.
 */
export function keepYoungSmall() {
  growYoungTo(SMALL_BYTES);
  setFlagsFromString(`--heap-growing-percent=${GROWING_PERCENT}`);
}

/**
 * V8 lets it grow by nothing but objects that stay for a moment, and by itself no more then. From
 * the 1 MB that a collection leaves it takes one step.
 */
function growYoungTo(bytes) {
  const kept = [];
  for (let size = sizeOfYoung(); size < bytes && kept.length < MOST_TRIES; size = sizeOfYoung()) {
    const factor = Math.max(2, Math.floor(bytes / size / 2));
    setFlagsFromString(`--semi-space-growth-factor=${factor}`);
    kept.push(new Array(4096).fill(0));
  }
  setFlagsFromString('--semi-space-growth-factor=1');
}

const sizeOfYoung = () =>
  getHeapSpaceStatistics().find(({ space_name: name }) => name === 'new_space')?.space_size ?? 0;

/**
 * As much space for new objects as the work asks for: 64 MB while there is a rush, and next to none
 * once it is quiet. Then what the start or the rush left behind is collected as well, once. V8
 * collects by itself then, too, but the gentler kind, which gives little back. Nobody waits for it,
 * as it is quiet; to make the space of a rush takes 4 ms.
 */
export function keepMemoryToTheWork({ everyMs = LOOK_MS } = {}) {
  let wasBusy = true;
  let quietLooks = 0;
  let before = process.cpuUsage();
  const large = Math.min(LARGE_BYTES, memoryForUs() * LARGE_SHARE);
  setInterval(() => {
    const { user, system } = process.cpuUsage(before);
    const share = (user + system) / 1000 / everyMs;
    quietLooks = share < QUIET_SHARE ? quietLooks + 1 : 0;
    if (share > BUSY_SHARE) wasBusy = true;
    if (share > RUSH_SHARE) growYoungTo(large);
    if (wasBusy && quietLooks >= LOOKS_UNTIL_QUIET) {
      collect();
      wasBusy = false;
    }
    // After it: what collecting and making space cost is no work.
    before = process.cpuUsage();
  }, everyMs).unref();
}

// A container may have less than its machine; where it has no limit, this is above all there is.
const memoryForUs = () => Math.min(totalmem(), process.constrainedMemory() || Infinity);

/** It leaves 1 MB of the space for new objects. */
function collect() {
  setFlagsFromString('--expose-gc');
  runInNewContext('gc')({ type: 'major', flavor: 'last-resort' });
  setFlagsFromString('--no-expose-gc');
}
