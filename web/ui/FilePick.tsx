import type { TablerIcon } from '@tabler/icons-react';
import { useId } from 'react';
import { IMAGE_TYPES } from '#domain/images/image.ts';
import classes from './FilePick.module.css';

type Props = {
  icon: TablerIcon;
  /** The id of the words that name the field, or the name itself. */
  labelledBy?: string;
  label?: string;
  /** Opens a camera of a phone: the one towards the person, or the other. */
  capture?: 'user' | 'environment';
  onPick: (file: File | undefined) => void;
  children: string;
};

/** The browser's own way to pick a picture, looking like a button. */
export function FilePick({ icon: Icon, labelledBy, label, capture, onPick, children }: Props) {
  const id = useId();
  return (
    <span className={classes.pick}>
      <input
        id={id}
        type="file"
        className={classes.input}
        accept={IMAGE_TYPES.join(',')}
        {...(capture && { capture })}
        aria-labelledby={labelledBy}
        aria-label={label}
        onChange={({ currentTarget }) => {
          onPick(currentTarget.files?.[0]);
          // The same file can be picked again after a failure.
          currentTarget.value = '';
        }}
      />
      <label htmlFor={id} className={classes.button}>
        <Icon size={18} stroke={1.5} aria-hidden />
        {children}
      </label>
    </span>
  );
}
