import { Brand } from '../kit/Brand.tsx';
import { LanguageChoice } from '../kit/LanguageChoice.tsx';
import { say as ofKit } from '../kit/words.ts';
import { helpPath } from '../store/language.ts';
import { Features } from './Features.tsx';
import { Hero } from './Hero.tsx';
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
    <section id="roadmap" aria-labelledby="roadmap-title" className="landing-section">
      <h2 id="roadmap-title" className="landing-title">
        {say.roadmap.title}
      </h2>
      <p className="landing-lead">{say.roadmap.lead}</p>
      <div className="way">
        <svg
          viewBox="0 0 1200 108"
          preserveAspectRatio="none"
          className="way-path"
          aria-hidden="true"
        >
          <path d={PATH} fill="none" vectorEffect="non-scaling-stroke" />
        </svg>
        {/* biome-ignore lint/a11y/noRedundantRoles: Safari does not treat a list without markers as a list. */}
        <ol role="list" className="way-steps">
          {say.roadmap.steps.map(({ title, text }, index) => (
            <li key={title} className="way-step">
              <span className="way-stop">{index + 1}</span>
              <h3 className="way-name">{title}</h3>
              <p className="way-text">{text}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}

/**
 * The whole landing page. It is rendered while building and served as HTML; main.ts does what happens in it.
 * `form` is the HTML of the contact form.
 */
export function Landing({ year, form }: { year: string; form: string }) {
  return (
    <div className="landing-page">
      <LandingBar />
      <main>
        <Hero />
        <About />
        <Features />
        <Roadmap />
        <Contact form={form} />
      </main>
      <footer className="landing-footer">
        <span>© {year} Weekplate</span>
        <nav aria-label={say.helpAndLegal} className="landing-legal">
          <a href={helpPath()}>{ofKit.help}</a>
          <a href="/privacy">{ofKit.privacyPolicy}</a>
          <a href="/terms">{ofKit.termsOfService}</a>
        </nav>
        <LanguageChoice />
      </footer>
    </div>
  );
}

function LandingBar() {
  return (
    <header className="landing-bar">
      <a href="/" className="landing-brand">
        <Brand />
      </a>
      <nav aria-label={say.onThisPage} className="landing-sections">
        <a href="#about">{say.about.title}</a>
        <a href="#features">{say.features.title}</a>
        <a href="#roadmap">{say.roadmap.title}</a>
        <a href="#contact">{say.contact.title}</a>
      </nav>
      <a href="/login" data-home={say.hero.toHome} className="landing-login">
        {say.hero.logIn}
      </a>
    </header>
  );
}

function About() {
  return (
    <section id="about" aria-labelledby="about-title" className="landing-section">
      <div className="landing-columns">
        <h2 id="about-title" className="landing-title">
          {say.about.title}
        </h2>
        <div>
          <p className="landing-statement">{say.about.statement}</p>
          <div className="landing-sides">
            {say.about.sides.map(({ title, text }) => (
              <div key={title}>
                <h3 className="landing-side">{title}</h3>
                <p>{text}</p>
              </div>
            ))}
          </div>
          <p className="landing-quiet">{say.about.promise}</p>
        </div>
      </div>
    </section>
  );
}

/** What to expect from a message, with the form beside it. */
function Contact({ form }: { form: string }) {
  return (
    <section id="contact" aria-labelledby="contact-title" className="landing-section">
      <div className="contact-columns">
        <div>
          <h2 id="contact-title" className="landing-title">
            {say.contact.title}
          </h2>
          <p className="landing-lead">{say.contact.lead}</p>
          <dl className="contact-details">
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
        <div
          id="contact-form"
          className="contact-form"
          // biome-ignore lint/security/noDangerouslySetInnerHtml: the build rendered it
          dangerouslySetInnerHTML={{ __html: form }}
        />
      </div>
    </section>
  );
}
