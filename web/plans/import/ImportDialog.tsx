import { type DragEvent, useEffect, useState } from 'react';
import type { Source } from '#domain/import/source.ts';
import { readFile, readPaste } from '../../import/read.ts';
import type { Read } from '../../import/readSource.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Failure } from '../../ui/Failure.tsx';
import { usePlanForm } from '../form/planFormContext.ts';
import { ChooseSource } from './ChooseSource.tsx';
import classes from './ImportDialog.module.css';
import { Preview } from './Preview.tsx';
import type { ImportStart } from './useImportStart.ts';
import { READING, TITLE, takenWords } from './words.ts';

type Props = { start: ImportStart; onEnd: () => void; say: (message: string) => void };
type Opened = { readonly id: number; readonly name: string; readonly source: Source };

/** A plan from a file, a table or a chat: read here, shown as the week it becomes, taken over at once. */
export default function ImportDialog({ start, onEnd, say }: Props) {
  const form = usePlanForm();
  const [opened, setOpened] = useState<Opened | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [isReading, setReading] = useState(start.kind !== 'press');

  const show = async (reading: Promise<Read>, name: string) => {
    setReading(true);
    setFailure(null);
    const read = await reading;
    setReading(false);
    setOpened((now) => (read.ok ? { id: (now?.id ?? 0) + 1, name, source: read.source } : null));
    if (!read.ok) setFailure(read.message);
  };
  const openFile = (file: File) => void show(readFile(file), file.name);
  const openPaste = (html: string, text: string) => void show(readPaste(html, text), '');

  // biome-ignore lint/correctness/useExhaustiveDependencies: it begins once, with what opened it.
  useEffect(() => {
    if (start.kind === 'file') openFile(start.file);
    if (start.kind === 'paste') openPaste(start.html, start.text);
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
            source={opened.source}
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
