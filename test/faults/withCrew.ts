import type { ServerProcess } from '../serverProcess.ts';
import { aCrew, type Crew } from './crew.ts';
import type { Place } from './place.ts';
import type { Report, Row } from './report.ts';

type Staff = { readonly server: ServerProcess; readonly crew: Crew };

/** A server at a place, started, and a crew that writes to it. Ends the place, whatever happens. */
export async function withCrew(
  place: Place,
  report: Report,
  work: (staff: Staff) => Promise<void>,
  wishes: Parameters<typeof aCrew>[2] = {},
): Promise<Row> {
  try {
    const server = await place.server();
    await server.start();
    const crew = await aCrew(place, () => server.url, wishes);
    await work({ server, crew });
    return report.of(crew).row();
  } finally {
    await place.end();
  }
}

/** Everybody writes from the call on; the answer ends it, and waits until the last has stopped. */
export async function writing(crew: Crew, writes: number): Promise<() => Promise<void>> {
  let over = false;
  const all = crew.write(() => over);
  await crew.acknowledges(writes);
  return async () => {
    over = true;
    await all;
  };
}
