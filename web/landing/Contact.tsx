import type { ReactNode } from 'react';
import { Filled } from '../kit/Filled.tsx';
import classes from './Contact.module.css';
import page from './Landing.module.css';
import { say } from './words.ts';

/** What to expect from a message, with the form beside it. */
export function Contact({ children }: { children?: ReactNode }) {
  return (
    <section id="contact" aria-labelledby="contact-title" className={page.section}>
      <div className={classes.columns}>
        <div>
          <h2 id="contact-title" className={page.title}>
            {say.contact.title}
          </h2>
          <p className={page.lead}>{say.contact.lead}</p>
          <dl className={classes.details}>
            <div>
              <dt>{say.contact.coached}</dt>
              <dd>
                <Filled
                  text={say.contact.coachedText}
                  logIn={<a href="/login">{say.hero.logIn}</a>}
                />
              </dd>
            </div>
            <div>
              <dt>{say.contact.emergency}</dt>
              <dd>{say.contact.emergencyText}</dd>
            </div>
          </dl>
        </div>
        {children && <div className={classes.form}>{children}</div>}
      </div>
    </section>
  );
}
