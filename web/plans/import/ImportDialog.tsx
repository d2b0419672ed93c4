import { type DragEvent, useEffect, useState } from 'react';
import type { Found } from '../../import/found.ts';
import type { ImportReader } from '../../import/reader.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Failure } from '../../ui/Failure.tsx';
import { usePlanForm } from '../form/planForm.ts';
import { ChooseSource } from './ChooseSource.tsx';
import classes from './ImportDialog.module.css';
import { optionsFor } from './options.ts';
import { Preview } from './Preview.tsx';
import type { ImportStart } from './useImportStart.ts';
import { READING, TITLE, takenWords } from './words.ts';

type Props = {
  start: ImportStart;
  /** Already holds the paste if one was offered. */
  reader: ImportReader;
  onEnd: () => void;
  say: (message: string) => void;
};
type Opened = {
  readonly id: number;
  readonly name: string;
  readonly found: Found & { readonly ok: true };
};

/** A plan from a file, a table or a chat: read here, shown as the week it becomes, taken over in one step. */
export default function ImportDialog({ start, reader, onEnd, say }: Props) {
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
    <Dialog title={TITLE} onClose={onEnd} wide={opened ? 'screen' : true}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the file field does the same by keyboard. */}
      <div
        className={classes.import}
        onDragOver={(event) => event.preventDefault()}
        onDrop={onDrop}
      >
        <ChooseSource isSmall={opened !== null} onFile={openFile} onPaste={openPaste} />
        <p role="status" className={classes.status}>
          {isReading ? READING : ''}
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
              say(takenWords(meals, left));
              onEnd();
            }}
          />
        ) : (
          <div className="buttons" data-foot>
            <Button variant="default" onClick={onEnd}>
              Cancel
            </Button>
          </div>
        )}
      </div>
    </Dialog>
  );
}
