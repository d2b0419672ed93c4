import { useState } from 'react';
import type { Imported, ImportInput } from '#domain/measurements/measurementSchema.ts';
import { messageOf } from '../../api/errors.ts';
import { send } from '../../api/request.ts';
import { Button } from '../../kit/Button.tsx';
import { Dialog } from '../../kit/Dialog.tsx';
import { Failure } from '../../kit/Notice.tsx';
import { toastSuccess } from '../../kit/Toaster.tsx';
import { customerPath, measured } from '../api.ts';
import { useClock } from '../clock.ts';
import classes from './ImportDialog.module.css';
import { Preview } from './Preview.tsx';
import { readFile } from './readFile.ts';
import { type Recognised, recognise } from './recognise.ts';
import { counted, IMPORT_FAILED } from './words.ts';

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
      toastSuccess(`${counted(added, 'value')} imported.`);
      onClose();
    } catch (error) {
      setFailure(`${IMPORT_FAILED} ${messageOf(error)}`);
    }
  };
  return (
    <Dialog title={`Import ${name.toLowerCase()}`} onClose={onClose}>
      <div className={classes.import}>
        <p>
          A CSV file from Withings, Renpho, Fitbit or another scale, or one of your own with a date
          and a value in each row. It is read here; nothing is sent before you have seen it.
        </p>
        <label className={classes.file}>
          CSV File
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
              Cancel
            </Button>
          </div>
        )}
      </div>
    </Dialog>
  );
}
