type Load = () => Promise<unknown>;

/** Whether this browser asked for little, or is without a connection: then nothing is fetched ahead. */
export function savesData(): boolean {
  const connection: unknown = 'connection' in navigator ? navigator.connection : null;
  const asked =
    typeof connection === 'object' &&
    connection !== null &&
    'saveData' in connection &&
    connection.saveData === true;
  return asked || !navigator.onLine;
}

/** Fetches ahead, if the browser allows it. A failure is not shown: who needs the file asks for it again. */
export async function prefetch(load: Load): Promise<void> {
  if (!savesData()) await load().catch(() => undefined);
}
