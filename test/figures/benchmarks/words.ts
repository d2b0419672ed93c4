/** What stands above the figures, and holds whatever they are. */
export const HEAD = `# Benchmarks

Written by \`npm run bench\` and \`npm run bench -- --growth\` (about a quarter of an hour each), which start everything they need and clean up after themselves. Targets of the start and of the browser are counted in, from \`npm run figures -- start\` and \`npm run figures -- browser\`. None of it is by hand: \`npm run figures -- --write\` writes it anew from what was measured, which is kept in \`docs/figures/\`, and \`npm test\` fails where the page says anything else.`;

export const HOW_TO_READ = `## How to read it

The product runs in production mode, its limits on tries set so high that they never refuse. Beside it runs the least that could give the same answer: \`node:http\` without a framework, one prepared statement with the session and role check in it (sign-in takes two: the hash is read before it can be compared), no check of what it is sent, no audit, no notice to other instances. Before anything is measured each work is asked of both, and an answer that differs in its data ends the run; \`test/bench/bare.http.test.ts\` does the same in \`npm test\`.

All servers run all the time and are loaded one after the other, round by round, each second round in the opposite order: whatever else the machine does meets each of them alike. So **the ratio is the figure to quote**: requests a second of the product over those of the bare server in the same round, the median of the rounds, with the least and the most. The load comes from a process of its own on the same machine (autocannon; of [one event to many streams](#one-event-to-many-streams) sockets of our own) and takes its share of it; CPU is that of the server's process, from the kernel's account, and of all of PostgreSQL's processes. Times are what the load saw, at as many connections as are said, and so include the queue.

Requests are made for up to 2,048 customers spread over all of the practice, whatever its size: their rows are in memory after the first rounds, those of the others need not be.

- *save a day* on SQLite: the product confirms writes that come together with one wait for the disk, the bare server waits once for each. That is why a ratio may be far above 1, and says as much of the disk as of the code. The bare server does not count the meals done either.
- *page of 50 customers* is what choosing a customer for a plan asks for: who they are, their period and the day they logged last. The row *with adherence* is the list of customers, where each carries their last fourteen days as well. In either row both servers give the same answer, field by field.
- *sign-in* is nearly all scrypt, by intent, and the same for both.
- *finding out who asks* is the CPU of a request that is refused for the role of its session, less that of one without a session; it takes one statement.`;

export const FAN_OUT =
  'A dietician saves their page, and each open stream is told; then again. Milliseconds from the saving until a stream had it. Idle is the CPU while nothing is told: the product asks once a second, in one statement for each 500 of them, whether the sessions of all its streams are still open. The load is not autocannon’s, which counts answers that have ended and asks for the next: a stream’s answer does not end, and what counts is when each of a thousand has read its line. So a process of its own (`test/bench/fan/listeners.ts`) opens them with plain sockets, has the page saved, reads them all and notes when each was told; it does so for both servers alike.';
