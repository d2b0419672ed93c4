import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { type Locale, setReader } from '#domain/language/language.ts';
import { ContactForm } from '../contact/ContactForm.tsx';
import { say as ofKit } from '../kit/words.ts';
import { Landing } from './Landing.tsx';
import { PrivacyText } from './legalTexts/PrivacyText.tsx';
import { TermsText } from './legalTexts/TermsText.tsx';
import { ProsePage } from './ProsePage.tsx';
import { say } from './words.ts';

export const writeFor = (reader: Locale): void => setReader(() => reader);

/** The landing page of a visitor as HTML. The server fills in the year. */
export const prerender = (year: string): string =>
  renderToStaticMarkup(<Landing year={year} form={renderToString(<ContactForm />)} />);

/** The legal pages as HTML. The server fills in the year and what the practice wrote. */
export const legalPages = (year: string) =>
  [
    {
      name: 'privacy',
      title: ofKit.privacyPolicy,
      description: say.privacyDescription,
      page: legalPage(ofKit.privacyPolicy, year),
      text: renderToString(<PrivacyText />),
    },
    {
      name: 'terms',
      title: ofKit.termsOfService,
      description: say.termsDescription,
      page: legalPage(ofKit.termsOfService, year),
      text: renderToString(<TermsText />),
    },
  ] as const;

function legalPage(title: string, year: string): string {
  const entry = (
    <a href="/login" data-home={say.hero.toHome} className="prose-login">
      {say.hero.logIn}
    </a>
  );
  return renderToString(
    <ProsePage entry={entry} year={year}>
      <article className="prose-article">
        <h1>{title}</h1>
        {'%TEXT%'}
      </article>
    </ProsePage>,
  );
}
