import { Button } from '@mantine/core';
import { IconMailCheck } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import classes from './ContactForm.module.css';

/** In the place of the form, once it was sent. */
export function ContactThanks({ onAnother }: { onAnother: () => void }) {
  const words = useRef<HTMLDivElement>(null);
  useEffect(() => words.current?.focus(), []);
  return (
    <div ref={words} tabIndex={-1} role="status" className={classes.thanks}>
      <IconMailCheck size={28} stroke={1.5} aria-hidden />
      <p>
        <strong>Thank you. Your message has arrived.</strong>
        <br />
        The practice answers by e-mail.
      </p>
      <Button variant="default" onClick={onAnother}>
        Write another one
      </Button>
    </div>
  );
}
