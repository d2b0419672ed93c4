import { type DragEvent, useEffect, useId, useState } from 'react';
import { ImportReader } from '../../import/reader.ts';
import type { Found } from '../../import/readSource.ts';
import { Button } from '../../kit/Button.tsx';
import { Dialog } from '../../kit/Dialog.tsx';
import { Failure, Notice } from '../../kit/Notice.tsx';
import { say as ofKit } from '../../kit/words.ts';
import { usePlanForm } from '../form/planForm.ts';
import classes from './ImportDialog.module.css';
import { optionsFor, Preview } from './Preview.tsx';
import { takenWords } from './takeOver.ts';
import type { ImportStart } from './useImportStart.ts';
import { say } from './words.ts';

type Props = {
  start: ImportStart;
  /** Already holds the paste if one was offered. */
  reader: ImportReader;
  onEnd: () => void;
  tell: (message: string) => void;
};
type Opened = {
  readonly id: number;
  readonly name: string;
  readonly found: Found & { readonly ok: true };
};

/** A plan from a file, a table or a chat: read here, shown as the week it becomes, taken over in one step. */
function ImportDialog({ start, reader, onEnd, tell }: Props) {
  const form = usePlanForm();
  const [opened, setOpened] = useState<Opened | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [isReading, setReading] = useState(start.kind !== 'press');

  const show = async (reading: Promise<Found | null>, name: string) => {
    setReading(true);
    setFailure(null);
    const found = await reading;
    if (!found) return;
    setReading(false);
    setOpened((now) => (found.ok ? { id: (now?.id ?? 0) + 1, name, found } : null));
    if (!found.ok) setFailure(found.message);
  };
  const openFile = (file: File) => void show(reader.file(file, optionsFor(form)), file.name);
  const openPaste = (html: string, text: string) =>
    void show(reader.paste(html, text, optionsFor(form)), '');

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, with the file or text that opened the dialog.
  useEffect(() => {
    if (start.kind === 'file') openFile(start.file);
    if (start.kind === 'paste') void show(reader.again(optionsFor(form)), '');
  }, []);

  const onDrop = (event: DragEvent) => {
    event.preventDefault();
    const file = event.dataTransfer.files[0];
    if (file) openFile(file);
  };

  return (
    <Dialog title={say.importPlan} onClose={onEnd} wide={opened ? 'screen' : true}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the file field does the same by keyboard. */}
      <div
        className={classes.import}
        onDragOver={(event) => event.preventDefault()}
        onDrop={onDrop}
      >
        <ChooseSource isSmall={opened !== null} onFile={openFile} onPaste={openPaste} />
        <p role="status" className={classes.status}>
          {isReading ? say.reading : ''}
        </p>
        {failure && <Failure message={failure} />}
        {opened ? (
          <Preview
            key={opened.id}
            begun={opened.found}
            reader={reader}
            name={opened.name}
            onCancel={onEnd}
            onTakeOver={(changes, meals, left) => {
              form.fill(changes);
              tell(takenWords(meals, left));
              onEnd();
            }}
          />
        ) : (
          <div className="buttons" data-foot>
            <Button variant="default" onClick={onEnd}>
              {ofKit.cancel}
            </Button>
          </div>
        )}
      </div>
    </Dialog>
  );
}

type ChooseSourceProps = {
  /** Something is shown already, so the field for pastes is smaller. */
  isSmall: boolean;
  onFile: (file: File) => void;
  onPaste: (html: string, text: string) => void;
};

const ACCEPT =
  '.xlsx,.xlsm,.docx,.csv,.tsv,.txt,.htm,.html,text/csv,text/plain,text/html,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet,application/vnd.openxmlformats-officedocument.wordprocessingml.document';

function ChooseSource({ isSmall, onFile, onPaste }: ChooseSourceProps) {
  const id = useId();
  return (
    <>
      {!isSmall && <p>{say.howToChoose}</p>}
      <div className={classes.ways} data-small={isSmall || undefined}>
        <label className={classes.file}>
          {say.file}
          <input
            type="file"
            accept={ACCEPT}
            data-autofocus
            onChange={({ currentTarget }) => {
              const file = currentTarget.files?.[0];
              if (file) onFile(file);
            }}
          />
        </label>
        {!isSmall && (
          <label className={classes.file} htmlFor={id}>
            {say.pasteHere}
            <textarea
              id={id}
              rows={4}
              dir="auto"
              placeholder={say.tableOrChat}
              onPaste={(event) => {
                event.preventDefault();
                const { clipboardData } = event;
                onPaste(clipboardData.getData('text/html'), clipboardData.getData('text/plain'));
              }}
              onChange={({ currentTarget }) => {
                // A phone's keyboard may insert text without a paste event.
                if (/\n.*\n/.test(currentTarget.value)) onPaste('', currentTarget.value);
              }}
            />
          </label>
        )}
      </div>
    </>
  );
}

type ImportingProps = { start: ImportStart; onEnd: () => void; tell: (message: string) => void };

/** An import from its beginning. It ends unseen if the paste was no plan. */
export default function Importing({ start, onEnd, tell }: ImportingProps) {
  const form = usePlanForm();
  const [reader] = useState(() => new ImportReader());
  const [step, setStep] = useState<'looking' | 'offered' | 'taken'>(
    start.kind === 'paste' ? 'looking' : 'taken',
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: a paste is read once; each import mounts this component anew.
  useEffect(() => {
    if (start.kind === 'paste')
      void reader.paste(start.html, start.text, optionsFor(form)).then((found) => {
        if (found && looksLikePlan(found)) setStep('offered');
        else if (found) onEnd();
      });
    return () => reader.end();
  }, []);
  if (step === 'looking') return null;
  if (step === 'taken')
    return <ImportDialog start={start} reader={reader} onEnd={onEnd} tell={tell} />;
  return (
    <PasteOffer
      onKeep={onEnd}
      onImport={() => {
        // Undoes what the paste put into cells, unless the dietician has typed since.
        if (start.kind === 'paste' && start.after === form.state) form.undo();
        setStep('taken');
      }}
    />
  );
}

type PasteOfferProps = { onImport: () => void; onKeep: () => void };

/** Shown over the plan rather than above it, so that nothing moves while somebody types on. */
const PasteOffer = ({ onImport, onKeep }: PasteOfferProps) => (
  <div className={classes.offer}>
    <Notice
      role="status"
      actions={
        <>
          <Button size="xs" onClick={onImport}>
            {say.importIt}
          </Button>
          <Button size="xs" variant="default" onClick={onKeep}>
            {say.keepAsPasted}
          </Button>
        </>
      }
    >
      {say.looksLikePlan}
    </Notice>
  </div>
);

/** Whether a paste has headings of days or meals, so that it would land in the wrong cells. */
const looksLikePlan = (found: Found): boolean =>
  found.ok &&
  found.weeks.some(
    ({ days, timings }) =>
      timings.filter((timing) => timing !== null).length >= 2 &&
      days.flat().filter((cell) => cell.text !== '').length >= 2,
  );
