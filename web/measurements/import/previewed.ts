import type { Imported, ImportInput } from '#domain/measurements/measurementSchema.ts';
import { ApiError } from '../../api/request.ts';

type Post = (input: ImportInput) => Promise<Imported>;
/** `whys`: why rows cannot be stored, by their position; only the server knows when the person was born. */
export type Previewed = { readonly there: Imported; readonly whys: ReadonlyMap<number, string> };

/** The server's preview of the rows that can be stored, and the reasons against the others. */
export async function previewed(input: ImportInput, post: Post): Promise<Previewed> {
  const whys = new Map<number, string>();
  try {
    return { there: await post({ ...input, preview: true }), whys };
  } catch (error) {
    for (const [path, why] of Object.entries(error instanceof ApiError ? error.fields : {})) {
      const [, row] = /^rows\.(\d+)\./.exec(path) ?? [];
      if (row === undefined) throw error;
      whys.set(Number(row), why);
    }
    if (whys.size === 0) throw error;
    const rows = input.rows.filter((_, at) => !whys.has(at));
    if (rows.length === 0) return { there: { added: 0, known: 0 }, whys };
    return { there: await post({ ...input, rows, preview: true }), whys };
  }
}
