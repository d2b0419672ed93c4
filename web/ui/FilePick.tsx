import type { TablerIcon } from '@tabler/icons-react';
import { useId } from 'react';
import { IMAGE_TYPES } from '#domain/images/image.ts';
import classes from './FilePick.module.css';

type Props = {
  icon: TablerIcon;
  /** The id of the words that name the field. Alternatively `label` holds the name itself. */
  labelledBy?: string;
  label?: string;
  /** Opens a phone's camera: the front camera or the rear one. */
  capture?: 'user' | 'environment';
  onPick: (file: File | undefined) => void;
  children: string;
};

/** The native file input for a picture, styled as a button. */
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
          // Lets the same file be picked again after a failure.
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
