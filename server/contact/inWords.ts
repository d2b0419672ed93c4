import type { Letter } from '../mail/mailer.ts';

/** What a visitor wrote in the contact form. */
export type Visitor = { readonly name: string; readonly email: string; readonly message: string };

/** The letter that passes a visitor's message on to the practice; a reply to it goes to the visitor. */
export function contactLetter(to: string, { name, email, message }: Visitor): Letter {
  return {
    to,
    replyTo: email,
    subject: `Message from ${name}`,
    text: `${message}

--
${name}, ${email}, by the contact form of your practice. The address was not checked.
It is also under Website Enquiries, where it can be archived. To answer, reply to this mail.
`,
  };
}

/** For a browser that filled in the hidden field, which only programs should fill in. */
export const TRAP_FILLED_IN =
  'Your browser filled in a field that nobody sees, as programs do. Nothing you wrote is lost: please press Send Message once more.';

/** The names of the form's fields. */
export const LABELS: Readonly<Record<string, string>> = {
  name: 'Name',
  email: 'Email',
  message: 'Message',
  website: 'A field that nobody sees',
};

export const THANK_YOU = {
  title: 'Thank you',
  text: 'Your message has arrived. The practice answers by email.',
};

/** The title of the page that lists the reasons of a refusal. */
export const NOT_SENT = 'Not sent yet';
