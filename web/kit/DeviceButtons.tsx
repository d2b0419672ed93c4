import type { TablerIcon } from '@tabler/icons-react';
import { useId } from 'react';
import { IMAGE_TYPES } from '#domain/images/image.ts';
import { Button } from './Button.tsx';
import classes from './Field.module.css';
import { VisuallyHidden } from './Notice.tsx';
import { useBriefMessage } from './time.ts';
import { say } from './words.ts';

type FilePickProps = {
  icon: TablerIcon;
  /** The id of the words that name the field. Alternatively `label` holds the name itself. */
  labelledBy?: string;
  label?: string;
  /** Opens a phone's camera: the front camera or the rear one. */
  capture?: 'user' | 'environment';
  /** The types to offer; without it those of pictures. */
  accept?: readonly string[];
  onPick: (file: File | undefined) => void;
  children: string;
};

/** The native file input, styled as a button. */
export function FilePick({
  icon: Icon,
  labelledBy,
  label,
  capture,
  accept = IMAGE_TYPES,
  onPick,
  children,
}: FilePickProps) {
  const id = useId();
  return (
    <span className={classes.pick}>
      <input
        id={id}
        type="file"
        className={classes.fileInput}
        accept={accept.join(',')}
        {...(capture && { capture })}
        aria-labelledby={labelledBy}
        aria-label={label}
        onChange={({ currentTarget }) => {
          onPick(currentTarget.files?.[0]);
          // Lets the same file be picked again after a failure.
          currentTarget.value = '';
        }}
      />
      <label htmlFor={id} className={classes.fileButton}>
        <Icon size={18} stroke={1.5} aria-hidden />
        {children}
      </label>
    </span>
  );
}

const SAID_MS = 3000;

type CopyButtonProps = {
  label: string;
  /** The text to copy, made when the button is pressed. */
  text: () => string;
  /** It is what people do here first. */
  isMain?: boolean;
};

/** Copies a text, and says whether that worked. */
export function CopyButton({ label, text, isMain = false }: CopyButtonProps) {
  const [said, show] = useBriefMessage(SAID_MS);
  const copy = () => {
    // Browsers have no clipboard on plain http, and may refuse it. What is on the page can still be copied by hand.
    const clipboard: Clipboard | undefined = navigator.clipboard;
    if (!clipboard) return show(say.notCopied);
    clipboard.writeText(text()).then(
      () => show(say.copied),
      () => show(say.notCopied),
    );
  };
  return (
    <>
      <Button variant={isMain ? 'filled' : 'default'} onClick={copy}>
        {said ?? label}
      </Button>
      <VisuallyHidden role="status">{said}</VisuallyHidden>
    </>
  );
}
