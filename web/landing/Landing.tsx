import type { ReactNode, Ref } from 'react';
import { ContactForm } from '../contact/ContactForm.tsx';
import { Brand } from '../kit/Brand.tsx';
import { LanguageChoice } from '../kit/LanguageChoice.tsx';
import { helpPath } from '../store/language.ts';
import classes from './Contact.module.css';
import { Features } from './Features.tsx';
import { Hero } from './Hero.tsx';
import page from './Landing.module.css';
import { say } from './words.ts';

/** A line that goes up and down from stop to stop. The stops stand at the left of six equal columns. */
const PATH = `M22 84${[1, 2, 3, 4, 5]
  .map((stop) => {
    const [x, y, from] = [22 + stop * 200, stop % 2 ? 24 : 84, stop % 2 ? 84 : 24];
    return `C${x - 90} ${from} ${x - 110} ${y} ${x} ${y}`;
  })
  .join('')}`;

function Roadmap() {
  return (
    <section id="roadmap" aria-labelledby="roadmap-title" className={page.section}>
      <h2 id="roadmap-title" className={page.title}>
        {say.roadmap.title}
      </h2>
      <p className={page.lead}>{say.roadmap.lead}</p>
      <div className={classes.way}>
        <svg
          viewBox="0 0 1200 108"
          preserveAspectRatio="none"
          className={classes.path}
          aria-hidden="true"
        >
          <path d={PATH} fill="none" vectorEffect="non-scaling-stroke" />
        </svg>
        {/* biome-ignore lint/a11y/noRedundantRoles: Safari does not treat a list without markers as a list. */}
        <ol role="list" className={classes.steps}>
          {say.roadmap.steps.map(({ title, text }, index) => (
            <li key={title} className={classes.step}>
              <span className={classes.stop}>{index + 1}</span>
              <h3 className={classes.name}>{title}</h3>
              <p className={classes.text}>{text}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}

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
    <div className={page.page}>
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
      <footer className={page.footer}>
        <span>© {year} Weekplate</span>
        <nav aria-label={say.helpAndLegal} className={page.legal}>
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
    <header className={page.bar}>
      <a href="/" className={page.brand}>
        <Brand />
      </a>
      <nav aria-label={say.onThisPage} className={page.sections}>
        <a href="#about">{say.about.title}</a>
        <a href="#features">{say.features.title}</a>
        <a href="#roadmap">{say.roadmap.title}</a>
        <a href="#contact">{say.contact.title}</a>
      </nav>
      <a href={home ?? '/login'} className={page.login}>
        {home ? say.hero.toHome : say.hero.logIn}
      </a>
    </header>
  );
}

function About() {
  return (
    <section id="about" aria-labelledby="about-title" className={page.section}>
      <div className={page.columns}>
        <h2 id="about-title" className={page.title}>
          {say.about.title}
        </h2>
        <div>
          <p className={page.statement}>{say.about.statement}</p>
          <div className={page.sides}>
            {say.about.sides.map(({ title, text }) => (
              <div key={title}>
                <h3 className={page.side}>{title}</h3>
                <p>{text}</p>
              </div>
            ))}
          </div>
          <p className={page.quiet}>{say.about.promise}</p>
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
                {say.contact.coachedText} <a href="/login">{say.hero.logIn}</a>
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
