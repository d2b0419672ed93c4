import { useRef, useState } from 'react';
import { isSpam } from '#domain/contact/contactMessage.ts';
import { useForm } from '../draft/useForm.ts';
import { VisuallyHidden } from '../kit/Spoken.tsx';
import { ContactField } from './ContactField.tsx';
import classes from './ContactForm.module.css';
import { ContactThanks } from './ContactThanks.tsx';
import { CONTACT_ACTION, sendMessage } from './send.ts';
import { useKeptDraft } from './useKeptDraft.ts';
import { TRAPPED } from './words.ts';

const EMPTY = { name: '', email: '', message: '', website: '' };
// Without `website`: it is a honeypot for bots, in which no person types.
const KEPT = ['name', 'email', 'message'] as const;
// Tells each password manager, in its own attribute, to leave the field alone.
const LEFT_ALONE = {
  autoComplete: 'off',
  'data-1p-ignore': 'true',
  'data-bwignore': 'true',
  'data-lpignore': 'true',
  'data-form-type': 'other',
};

/**
 * The form for writing to the practice. Its HTML works without JavaScript too: the server answers with a
 * page.
 */
export function ContactForm() {
  const [sent, setSent] = useState(false);
  const [trapped, setTrapped] = useState(false);
  const told = useRef(false);
  const form = useForm({
    initial: EMPTY,
    schema: async () =>
      (await import('#domain/contact/contactMessageSchema.ts')).contactInputSchema,
    submit: async (input) => {
      // A person is asked to send again: the server would thank for this message and drop it as spam.
      if (isSpam(input) && !told.current) {
        told.current = true;
        setTrapped(true);
        form.fill((was) => ({ ...was, website: '' }));
        return;
      }
      // Only a person presses a second time, even if the browser fills in the honeypot again.
      await sendMessage({ ...input, website: '' });
      form.reset();
      setTrapped(false);
      setSent(true);
    },
  });
  useKeptDraft('weekplate:contact-draft', KEPT, form);

  if (sent) return <ContactThanks onAnother={() => setSent(false)} />;
  const { error: _trapped, ...trap } = form.field('website');
  return (
    <form
      {...form.form}
      onInput={() => setTrapped(false)}
      method="post"
      action={CONTACT_ACTION}
      aria-label="Contact"
      className={classes.form}
    >
      <ContactField {...form.field('name')} label="Name" required autoComplete="name" />
      <ContactField
        {...form.field('email')}
        label="Email"
        type="email"
        inputMode="email"
        required
        autoComplete="email"
      />
      <ContactField {...form.field('message')} label="Message" required rows={5} />
      <VisuallyHidden aria-hidden="true">
        <label>
          Website <input {...trap} {...LEFT_ALONE} className={classes.input} tabIndex={-1} />
        </label>
      </VisuallyHidden>
      {trapped && (
        <p role="alert" className={classes.failure}>
          {TRAPPED}
        </p>
      )}
      {form.failureMessage && (
        <p role="alert" className={classes.failure}>
          {form.failureMessage}
        </p>
      )}
      <button type="submit" aria-disabled={form.busy} className={classes.send}>
        {form.busy ? 'Sending …' : 'Send Message'}
      </button>
    </form>
  );
}
