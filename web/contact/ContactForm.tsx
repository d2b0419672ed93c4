import { useState } from 'react';
import { useAuthForm } from '../auth/useAuthForm.ts';
import { ContactField } from './ContactField.tsx';
import classes from './ContactForm.module.css';
import { ContactThanks } from './ContactThanks.tsx';
import { CONTACT_ACTION, sendMessage } from './send.ts';
import { useKeptDraft } from './useKeptDraft.ts';

const EMPTY = { name: '', email: '', message: '', website: '' };
// Without the trap, into which nobody types.
const KEPT = ['name', 'email', 'message'] as const;

/** Writes to the practice. Its HTML works without JavaScript too: the server answers with a page. */
export function ContactForm() {
  const [sent, setSent] = useState(false);
  const form = useAuthForm({
    initial: EMPTY,
    schema: async () =>
      (await import('#domain/contact/contactMessageSchema.ts')).contactInputSchema,
    submit: async (input) => {
      await sendMessage(input);
      form.reset();
      setSent(true);
    },
  });
  useKeptDraft('weekplate:contact-draft', KEPT, form);

  if (sent) return <ContactThanks onAnother={() => setSent(false)} />;
  const { error: _trapped, ...trap } = form.field('website');
  return (
    <form
      {...form.form}
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
      <div className={classes.trap} aria-hidden="true">
        <label>
          Website <input {...trap} tabIndex={-1} autoComplete="off" />
        </label>
      </div>
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
