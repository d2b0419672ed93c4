import type { ServerProcess } from '../serverProcess.ts';
import { aCrew, type Crew } from './crew.ts';
import type { Place } from './place.ts';
import type { Report, Row } from './report.ts';

type Staff = { readonly server: ServerProcess; readonly crew: Crew };

/** Starts a server at a place, with a crew that writes to it. Always ends the place. */
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

/** Everybody writes from the call on; the returned function stops them and waits for the last one. */
export async function writing(crew: Crew, writes: number): Promise<() => Promise<void>> {
  let over = false;
  const all = crew.write(() => over);
  await crew.acknowledges(writes);
  return async () => {
    over = true;
    await all;
  };
}
