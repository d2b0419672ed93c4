import { Button, Stack, Textarea, TextInput } from '@mantine/core';
import { useState } from 'react';
import { EmailField } from '../auth/EmailField.tsx';
import { useAuthForm } from '../auth/useAuthForm.ts';
import { Failure } from '../ui/Failure.tsx';
import { CONTACT_ACTION, sendMessage } from './api.ts';
import classes from './ContactForm.module.css';
import { ContactThanks } from './ContactThanks.tsx';
import { useKeptDraft } from './useKeptDraft.ts';

const EMPTY = { name: '', email: '', message: '', website: '' };

/** Writes to the practice. Its HTML works without JavaScript too: the server answers with a page. */
export function ContactForm() {
  const [sent, setSent] = useState(false);
  const form = useAuthForm({
    initial: EMPTY,
    schema: async () => (await import('#domain/contact/contactMessage.ts')).contactInputSchema,
    submit: async (input) => {
      await sendMessage(input);
      form.reset();
      setSent(true);
    },
  });
  useKeptDraft('weekplate:contact-draft', form.values, form.fill);

  if (sent) return <ContactThanks onAnother={() => setSent(false)} />;
  return (
    <form {...form.form} method="post" action={CONTACT_ACTION} aria-label="Contact">
      <Stack>
        <TextInput
          {...form.field('name')}
          label="Name"
          required
          withAsterisk={false}
          autoComplete="name"
        />
        <EmailField {...form.field('email')} required withAsterisk={false} autoComplete="email" />
        <Textarea
          {...form.field('message')}
          label="Message"
          required
          withAsterisk={false}
          rows={5}
          classNames={{ input: classes.message ?? '' }}
        />
        <div className={classes.trap} aria-hidden="true">
          <label>
            Website <input {...trap(form.field('website'))} tabIndex={-1} autoComplete="off" />
          </label>
        </div>
        {form.failureMessage && <Failure message={form.failureMessage} />}
        <Button type="submit" size="md" loading={form.busy} className={classes.send ?? ''}>
          Send Message
        </Button>
      </Stack>
    </form>
  );
}

/** A bare input has no place for an error. */
const trap = <Field extends { error: unknown }>({ error: _error, ...rest }: Field) => rest;
