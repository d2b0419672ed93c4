import type { ReactNode } from 'react';
import classes from './Contact.module.css';
import { CONTACT, HERO } from './inWords.ts';
import page from './Landing.module.css';

/** What to expect from a message, with the form beside it. */
export function Contact({ children }: { children?: ReactNode }) {
  return (
    <section id="contact" aria-labelledby="contact-title" className={page.section}>
      <div className={classes.columns}>
        <div>
          <h2 id="contact-title" className={page.title}>
            {CONTACT.title}
          </h2>
          <p className={page.lead}>{CONTACT.lead}</p>
          <dl className={classes.details}>
            <div>
              <dt>{CONTACT.coached}</dt>
              <dd>
                <a href="/login">{HERO.logIn}</a>
                {CONTACT.coachedText}
              </dd>
            </div>
            <div>
              <dt>{CONTACT.emergency}</dt>
              <dd>{CONTACT.emergencyText}</dd>
            </div>
          </dl>
        </div>
        {children && <div className={classes.form}>{children}</div>}
      </div>
    </section>
  );
}
