import { promisify } from 'node:util';
import { getHeapSpaceStatistics, setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

// As V8 counts it, with the half that is empty. Less would have a start collect all the time.
const SMALL_BYTES = 8 * 2 ** 20;
// In a rush sixteen pages of customers are under way at once: in less they outlive a collection, and
// are copied by the next ones.
const LARGE_BYTES = 64 * 2 ** 20;
// V8 takes of it, too; half of it does nearly as well, and to make it whole takes longest then.
const ENOUGH_BYTES = LARGE_BYTES / 2;
const OBJECT_BYTES = 32 * 2 ** 10;
const LOOK_MS = 500;
const FEW_LOOKS = 8;
// Half a minute: what comes in waves finds its space, and its compiled code, as they were.
const LOOKS_AFTER_RUSH = 60;
// Of one processor, on the average: a thousand open screens take a hundredth.
const QUIET_SHARE = 0.04;
// More than that, so that what lies about the limit does not collect again and again.
const BUSY_SHARE = 0.1;
// Below it, what collecting takes is nothing that anybody waits for.
const RUSH_SHARE = 0.3;
// For four seconds: all that a quarter of a processor can do, say.
const STEADY_SHARE = 0.15;
const FEW_REFUSALS = 3;
// Half a minute.
const MOST_LOOKS_APART = 64;

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

/** Whether it is as large as that then. */
function growYoungTo(wanted) {
  let size = sizeOfYoung();
  while (size < wanted) {
    const grown = growYoungOnce(size, wanted);
    if (grown === size) break;
    size = grown;
  }
  setFlagsFromString('--semi-space-growth-factor=1');
  return size >= wanted;
}

/**
 * V8 lets it grow by nothing but objects that stay for a moment: about as many as fill half of it.
 * From the 1 MB that a collection leaves it takes one step. Returns the size there is then.
 */
function growYoungOnce(size, wanted) {
  // As big as wanted is each of two halves.
  const factor = Math.max(2, Math.floor(wanted / size / 2));
  setFlagsFromString(`--semi-space-growth-factor=${factor}`);
  const staying = new Array(Math.ceil(size / OBJECT_BYTES) + 32);
  for (let made = 0; made < 3 * staying.length; made += 1) {
    staying[made % staying.length] = new Array(OBJECT_BYTES / 8).fill(0);
    const grown = sizeOfYoung();
    if (grown > size) return grown;
  }
  return size;
}

const sizeOfYoung = () =>
  getHeapSpaceStatistics().find(({ space_name: name }) => name === 'new_space')?.space_size ?? 0;

/**
 * As much space for new objects as the work asks for: 64 MB while there is a rush, and next to none
 * once it is quiet. Then what the start or the rush left behind is collected as well, once. V8
 * collects by itself then, too, but the gentler kind, which gives little back. Nobody waits for it,
 * as it is quiet; to make the space of a rush takes some 20 ms.
 */
export function keepMemoryToTheWork({ everyMs = LOOK_MS } = {}) {
  let wasBusy = true;
  let looks = FEW_LOOKS;
  let shares = [];
  let before = process.cpuUsage();
  let rush = inRush();
  setInterval(() => {
    const { user, system } = process.cpuUsage(before);
    // Of the time there should have been: a look that comes late was kept from it by work.
    const share = (user + system) / 1000 / everyMs;
    shares = [...shares.slice(1 - looks), share];
    const lately = average(shares.slice(-FEW_LOOKS));
    // Lately as well, or a rush would begin as quiet as the time before it.
    const isQuiet =
      shares.length === looks && average(shares) < QUIET_SHARE && lately < QUIET_SHARE;
    if (share > BUSY_SHARE) wasBusy = true;
    if (share > RUSH_SHARE || lately > STEADY_SHARE) rush.look();
    if (wasBusy && isQuiet) {
      collect();
      if (rush.wasThere()) void trim().catch(() => undefined);
      wasBusy = false;
      rush = inRush();
      looks = LOOKS_AFTER_RUSH;
      shares = [];
    }
    // After it: what collecting and making space cost is no work.
    before = process.cpuUsage();
  }, everyMs).unref();
}

/**
 * V8 may refuse the space: for the moment, or always, on a machine with little memory. After a few
 * refusals it is asked ever more rarely, and only where there is next to none: the more there is, the
 * longer it takes to be refused.
 */
function inRush() {
  let looks = 0;
  let next = 1;
  let refusals = 0;
  return {
    wasThere: () => looks > 0,
    look() {
      looks += 1;
      const tooMany = refusals - FEW_REFUSALS;
      if (looks < next || sizeOfYoung() >= (tooMany > 0 ? SMALL_BYTES : ENOUGH_BYTES)) return;
      refusals = growYoungTo(LARGE_BYTES) ? 0 : refusals + 1;
      next = looks + Math.min(2 ** Math.max(0, refusals - FEW_REFUSALS), MOST_LOOKS_APART);
    },
  };
}

const average = (numbers) => numbers.reduce((all, each) => all + each, 0) / numbers.length;

/** It leaves 1 MB of the space for new objects. */
function collect() {
  setFlagsFromString('--expose-gc');
  runInNewContext('gc')({ type: 'major', flavor: 'last-resort' });
  setFlagsFromString('--no-expose-gc');
}

let trims;

/**
 * Outside of V8's heap glibc keeps what was freed among what is in use, for each thread its own: a
 * fifth of what the server weighs after a rush. Its `malloc_trim` gives the system every page of it;
 * no option of it does, and Node.js has no call for it. Elsewhere, and without koffi, nothing.
 */
async function trim() {
  trims ??= trimmer();
  await (await trims)?.(0);
}

async function trimmer() {
  try {
    const { default: koffi } = await import('koffi');
    const trimNow = koffi.load('libc.so.6').func('int malloc_trim(size_t pad)');
    // In a thread beside this one.
    return promisify(trimNow.async);
  } catch {
    return undefined;
  }
}
