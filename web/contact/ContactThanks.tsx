import { useEffect, useRef } from 'react';
import classes from './ContactForm.module.css';

/** In the place of the form, once it was sent. */
export function ContactThanks({ onAnother }: { onAnother: () => void }) {
  const words = useRef<HTMLDivElement>(null);
  useEffect(() => words.current?.focus(), []);
  return (
    <div ref={words} tabIndex={-1} role="status" className={classes.thanks}>
      <p>
        <strong>Thank you. Your message has arrived.</strong>
        <br />
        The practice answers by e-mail.
      </p>
      <button type="button" className={classes.another} onClick={onAnother}>
        Write another one
      </button>
    </div>
  );
}
