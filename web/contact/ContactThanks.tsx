import { useEffect, useRef } from 'react';
import classes from './ContactForm.module.css';
import { THANKS } from './words.ts';

/** Replaces the form once it is sent. */
export function ContactThanks({ onAnother }: { onAnother: () => void }) {
  const words = useRef<HTMLDivElement>(null);
  useEffect(() => words.current?.focus(), []);
  return (
    <div ref={words} tabIndex={-1} role="status" className={classes.thanks}>
      <p>
        <strong>{THANKS.title}</strong>
        <br />
        {THANKS.text}
      </p>
      <button type="button" className={classes.another} onClick={onAnother}>
        {THANKS.another}
      </button>
    </div>
  );
}
