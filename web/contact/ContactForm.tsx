import { type ComponentProps, useEffect, useId, useRef, useState } from 'react';
import { isSpam } from '#domain/contact/contactMessage.ts';
import type { ContactInput } from '#domain/contact/contactMessageSchema.ts';
import { send } from '../api/request.ts';
import { draftStorage } from '../draft/useDraft.ts';
import { useForm } from '../draft/useForm.ts';
import { say as ofKit } from '../kit/words.ts';
import { tabStore } from '../store/browserStore.ts';
import { recordOf, string } from '../store/shape.ts';
import { say } from './words.ts';

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
export function ContactForm({ typed }: { typed?: FormData }) {
  // Until this code is there, the browser says what is missing.
  const [isAlive, setAlive] = useState(false);
  useEffect(() => setAlive(true), []);
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
  useKeptDraft('weekplate:contact-draft', KEPT, form, typed);

  if (sent) return <ContactThanks onAnother={() => setSent(false)} />;
  const { error: _trapped, ...trap } = form.field('website');
  return (
    <form
      {...form.form}
      noValidate={isAlive}
      onInput={() => setTrapped(false)}
      method="post"
      action={CONTACT_ACTION}
      aria-label={ofKit.contact}
      className="form-fields"
    >
      <ContactField {...form.field('name')} label={ofKit.name} required autoComplete="name" />
      <ContactField
        {...form.field('email')}
        label={ofKit.email}
        type="email"
        inputMode="email"
        required
        autoComplete="email"
      />
      <ContactField {...form.field('message')} label={say.message} required rows={5} />
      <span className="visually-hidden" aria-hidden="true">
        <label>
          {say.website} <input {...trap} {...LEFT_ALONE} className="form-input" tabIndex={-1} />
        </label>
      </span>
      {trapped && (
        <p role="alert" className="form-failure">
          {say.trapped}
        </p>
      )}
      {form.failureMessage && (
        <p role="alert" className="form-failure">
          {form.failureMessage}
        </p>
      )}
      <button type="submit" aria-disabled={form.busy} className="form-send">
        {form.busy ? ofKit.sending : say.sendMessage}
      </button>
    </form>
  );
}

type ContactFieldProps = ComponentProps<'input'> &
  ComponentProps<'textarea'> & { label: string; error: string | undefined };

/** A field of the landing page, which does not use the shared parts of the screens. */
function ContactField({ label, error, ...field }: ContactFieldProps) {
  const id = useId();
  const described = {
    id,
    className: 'form-input',
    dir: 'auto',
    'aria-invalid': error ? true : undefined,
    'aria-describedby': error ? `${id}-error` : undefined,
  };
  return (
    <div className="form-field">
      <label htmlFor={id}>{label}</label>
      {field.rows ? <textarea {...field} {...described} /> : <input {...field} {...described} />}
      {error && (
        <p id={`${id}-error`} className="form-error">
          {error}
        </p>
      )}
    </div>
  );
}

/** Replaces the form once it is sent. */
function ContactThanks({ onAnother }: { onAnother: () => void }) {
  const words = useRef<HTMLDivElement>(null);
  useEffect(() => words.current?.focus(), []);
  return (
    <div ref={words} tabIndex={-1} role="status" className="form-thanks">
      <p>
        <strong>{say.thanks.title}</strong>
        <br />
        {say.thanks.text}
      </p>
      <button type="button" className="form-another" onClick={onAnother}>
        {say.thanks.another}
      </button>
    </div>
  );
}

type Values = Record<string, string>;
type Form<V> = {
  readonly values: V;
  readonly fill: (change: (was: V) => V) => void;
};

/**
 * Keeps what is typed in this tab until it is sent, through reloads and visits to other pages. `names`, a
 * constant, are the fields to keep: a password manager may fill in a hidden one. The draft is read after the
 * first render, which has to equal the server's HTML; so is what was `typed` into that HTML before this code ran.
 */
function useKeptDraft<V extends Values>(
  key: string,
  names: readonly (keyof V & string)[],
  { values, fill }: Form<V>,
  typed = new FormData(),
) {
  const [storage] = useState(() => draftStorage(key, recordOf(string), tabStore()));
  const isFilledIn = useRef(false);

  useEffect(() => {
    const found = {
      ...writtenIn(names, storage.read() ?? {}),
      ...writtenIn(names, Object.fromEntries(typed)),
    };
    if (Object.keys(found).length > 0) fill((was) => ({ ...was, ...found }));
  }, [storage, names, typed, fill]);

  useEffect(() => {
    // At the first run the kept draft is not filled in yet. A browser that refuses to keep is not
    // reported here: only somebody who reloads the page has to type again.
    const texts = writtenIn(names, values);
    if (isFilledIn.current) storage.keep(Object.keys(texts).length > 0 ? texts : null);
    isFilledIn.current = true;
  }, [storage, names, values]);
}

const writtenIn = (names: readonly string[], from: Readonly<Record<string, unknown>>): Values =>
  Object.fromEntries(
    names.flatMap((name) => {
      const text = from[name];
      return typeof text === 'string' && text !== '' ? [[name, text]] : [];
    }),
  );

/** The address that the form is sent to; without JavaScript the browser sends it there itself. */
const CONTACT_ACTION = '/api/contact-messages';

const sendMessage = (input: ContactInput) => send<void>('POST', CONTACT_ACTION, input);
