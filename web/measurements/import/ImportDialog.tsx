import { useState } from 'react';
import { isolated } from '#domain/language/language.ts';
import { IMPORT_BYTES_MAX, IMPORT_ROWS_MAX } from '#domain/measurements/measurement.ts';
import type { Imported, ImportInput } from '#domain/measurements/measurementSchema.ts';
import { messageOf } from '../../api/errors.ts';
import { send } from '../../api/request.ts';
import { decodedText, separatorOf } from '../../import/delimited.ts';
import { Button } from '../../kit/Button.tsx';
import { Dialog } from '../../kit/Dialog.tsx';
import { Failure } from '../../kit/Notice.tsx';
import { toastSuccess } from '../../kit/Toaster.tsx';
import { say as ofKit } from '../../kit/words.ts';
import { customerPath, measured, useClock } from '../api.ts';
import classes from './ImportDialog.module.css';
import { Preview } from './Preview.tsx';
import { type Recognised, recognise, type Table } from './recognise.ts';
import { say } from './words.ts';

type Props = {
  customerId: string;
  kind: string;
  name: string;
  units: readonly string[];
  onClose: () => void;
};

type Read = { readonly name: string; readonly found: Recognised };

/** Imports values from the file of a scale: parsed in the browser, previewed, and sent by one press. */
export default function ImportDialog({ customerId, kind, name, units, onClose }: Props) {
  const { today, timeZone } = useClock();
  const [read, setRead] = useState<Read | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const post = (input: ImportInput) =>
    send<Imported>('POST', `${customerPath(customerId)}/measurement-imports`, input);

  const choose = async (file: File | undefined) => {
    setRead(null);
    setFailure(null);
    if (!file) return;
    const cells = await readFile(file);
    const outcome = cells.ok ? recognise(cells.table, { kind, name, units }) : cells;
    if (!outcome.ok) setFailure(outcome.sentence);
    else if ('found' in outcome) setRead({ name: file.name, found: outcome.found });
  };
  const takeOver = async (input: ImportInput) => {
    setFailure(null);
    try {
      const { added } = await post(input);
      measured(customerId);
      toastSuccess(say.imported(added));
      onClose();
    } catch (error) {
      setFailure(`${say.failedToImport} ${messageOf(error)}`);
    }
  };
  return (
    <Dialog title={say.importOf(isolated(name))} onClose={onClose}>
      <div className={classes.import}>
        <p>{say.about}</p>
        <label className={classes.file}>
          {say.csvFile}
          <input
            type="file"
            accept=".csv,.tsv,.txt,text/csv"
            data-autofocus
            onChange={(event) => void choose(event.currentTarget.files?.[0])}
          />
        </label>
        {failure && <Failure message={failure} />}
        {read ? (
          <Preview
            key={`${read.name} ${read.found.rows.length}`}
            {...{ kind, units, today, found: read.found, post }}
            timeZone={timeZone}
            onTakeOver={takeOver}
            onCancel={onClose}
          />
        ) : (
          <div className="buttons" data-foot>
            <Button variant="default" onClick={onClose}>
              {ofKit.cancel}
            </Button>
          </div>
        )}
      </div>
    </Dialog>
  );
}

type ReadTable =
  | { readonly ok: true; readonly table: Table }
  | { readonly ok: false; readonly sentence: string };

const refuse = (sentence: string): ReadTable => ({ ok: false, sentence });

/** The number of heading rows allowed above the values. */
const HEADINGS = 10;

/** Reads the cells of a CSV file; or a sentence if it is too large or has none. */
export async function readFile(file: File): Promise<ReadTable> {
  if (file.size > IMPORT_BYTES_MAX) return refuse(say.tooLarge);
  const text = decodedText(new Uint8Array(await file.arrayBuffer()));
  // A picture, or a spreadsheet.
  if (text.includes('\u0000')) return refuse(say.notText);
  return readText(text);
}

export async function readText(text: string): Promise<ReadTable> {
  const { parse } = (await import('papaparse')).default;
  const most = IMPORT_ROWS_MAX + HEADINGS;
  const separator = separatorOf(text) ?? ',';
  const { data } = parse<string[]>(text, {
    delimiter: separator,
    skipEmptyLines: false,
    // One more row than allowed, to notice that there are too many.
    preview: most + 1,
  });
  const filled = data.filter((cells) => cells.some((cell) => cell.trim() !== ''));
  if (filled.length === 0) return refuse(say.empty);
  if (data.length > most) return refuse(say.tooMany(IMPORT_ROWS_MAX));
  return { ok: true, table: { rows: data, separator } };
}
