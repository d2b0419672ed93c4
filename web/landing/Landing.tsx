import type { ReactNode, Ref } from 'react';
import { ContactForm } from '../contact/ContactForm.tsx';
import { Brand } from '../kit/Brand.tsx';
import { Filled } from '../kit/Button.tsx';
import { LanguageChoice } from '../kit/LanguageChoice.tsx';
import { helpPath } from '../store/language.ts';
import classes from './Contact.module.css';
import { Features } from './Features.tsx';
import { Hero } from './Hero.tsx';
import page from './Landing.module.css';
import { Roadmap } from './Roadmap.tsx';
import { say } from './words.ts';

type Props = {
  /** The path of the signed-in user's dashboard; null for a visitor. */
  home: string | null;
  year: string;
  heading?: Ref<HTMLHeadingElement>;
};

/**
 * The whole landing page. It is rendered while building and served as HTML, so nothing in here may
 * need the router or the browser for its first rendering; links are plain ones.
 */
export function Landing({ home, year, heading }: Props) {
  return (
    <div className={classes.page}>
      <LandingBar home={home} />
      <main>
        <Hero home={home} heading={heading} />
        <About />
        <Features />
        <Roadmap />
        <Contact>
          <ContactForm />
        </Contact>
      </main>
      <footer className={classes.footer}>
        <span>© {year} Weekplate</span>
        <nav aria-label={say.helpAndLegal} className={classes.legal}>
          <a href={helpPath()}>{say.help}</a>
          <a href="/privacy">{say.privacyPolicy}</a>
          <a href="/terms">{say.termsOfService}</a>
        </nav>
        <LanguageChoice />
      </footer>
    </div>
  );
}

function LandingBar({ home }: { home: string | null }) {
  return (
    <header className={classes.bar}>
      <a href="/" className={classes.brand}>
        <Brand />
      </a>
      <nav aria-label={say.onThisPage} className={classes.sections}>
        <a href="#about">{say.about.title}</a>
        <a href="#features">{say.features.title}</a>
        <a href="#roadmap">{say.roadmap.title}</a>
        <a href="#contact">{say.contact.title}</a>
      </nav>
      <a href={home ?? '/login'} className={classes.login}>
        {home ? say.hero.toHome : say.hero.logIn}
      </a>
    </header>
  );
}

function About() {
  return (
    <section id="about" aria-labelledby="about-title" className={page.section}>
      <div className={classes.columns}>
        <h2 id="about-title" className={page.title}>
          {say.about.title}
        </h2>
        <div>
          <p className={classes.statement}>{say.about.statement}</p>
          <div className={classes.sides}>
            {say.about.sides.map(({ title, text }) => (
              <div key={title}>
                <h3 className="text-17 bold">{title}</h3>
                <p>{text}</p>
              </div>
            ))}
          </div>
          <p className={classes.quiet}>{say.about.promise}</p>
        </div>
      </div>
    </section>
  );
}

/** What to expect from a message, with the form beside it. */
function Contact({ children }: { children?: ReactNode }) {
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
