type Load = () => Promise<unknown>;

/** Whether prefetching is off: the browser asks to save data, or is offline. */
export function savesData(): boolean {
  const connection: unknown = 'connection' in navigator ? navigator.connection : null;
  const asked =
    typeof connection === 'object' &&
    connection !== null &&
    'saveData' in connection &&
    connection.saveData === true;
  return asked || !navigator.onLine;
}

/**
 * Prefetches, unless data is to be saved. A failure is not shown: the screen that needs the data requests it
 * again.
 */
export async function prefetch(load: Load): Promise<void> {
  if (!savesData()) await load().catch(() => undefined);
}
