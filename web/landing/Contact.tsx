import type { ReactNode } from 'react';
import classes from './Contact.module.css';
import page from './Landing.module.css';

/** What to expect, and beside it the form. */
export function Contact({ children }: { children?: ReactNode }) {
  return (
    <section id="contact" aria-labelledby="contact-title" className={page.section}>
      <div className={classes.columns}>
        <div>
          <h2 id="contact-title" className={page.title}>
            Contact
          </h2>
          <p className={page.lead}>
            A question before you begin, or not sure whether this is for you? The dieticians of this
            practice read every message themselves.
          </p>
          <dl className={classes.details}>
            <div>
              <dt>Already coached here?</dt>
              <dd>
                <a href="/login">Log in</a>: your dietician’s own contact is under My Dietician.
              </dd>
            </div>
            <div>
              <dt>In an emergency</dt>
              <dd>Nobody watches Weekplate around the clock. Call your local emergency number.</dd>
            </div>
          </dl>
        </div>
        {children && <div className={classes.form}>{children}</div>}
      </div>
    </section>
  );
}
