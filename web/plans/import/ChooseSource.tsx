import { useId } from 'react';
import classes from './ImportDialog.module.css';
import { EXPLANATION } from './words.ts';

type Props = {
  /** Something is shown already, so the field for pastes is smaller. */
  isSmall: boolean;
  onFile: (file: File) => void;
  onPaste: (html: string, text: string) => void;
};

const ACCEPT =
  '.xlsx,.xlsm,.docx,.csv,.tsv,.txt,.htm,.html,text/csv,text/plain,text/html,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet,application/vnd.openxmlformats-officedocument.wordprocessingml.document';

/** The two sources: a file, and a paste. */
export function ChooseSource({ isSmall, onFile, onPaste }: Props) {
  const id = useId();
  return (
    <>
      {!isSmall && <p>{EXPLANATION}</p>}
      <div className={classes.ways} data-small={isSmall || undefined}>
        <label className={classes.file}>
          File
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
            Paste Here
            <textarea
              id={id}
              rows={4}
              dir="auto"
              placeholder="A table or a chat"
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
