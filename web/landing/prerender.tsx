import { renderToString } from 'react-dom/server';
import { Landing } from './Landing.tsx';
import { PrivacyText } from './PrivacyText.tsx';
import { ProsePage } from './ProsePage.tsx';
import { TermsText } from './TermsText.tsx';

/** The landing page of a visitor as HTML. The server fills in the year. */
export const prerender = (year: string): string =>
  renderToString(<Landing home={null} year={year} />);

/** The legal pages as HTML. The server fills in the year and what the practice wrote. */
export const legalPages = (year: string) =>
  [
    {
      name: 'privacy',
      title: 'Privacy Policy',
      description: 'What Weekplate stores about you, why, for how long, and who sees it.',
      page: legalPage('Privacy Policy', year),
      text: renderToString(<PrivacyText />),
    },
    {
      name: 'terms',
      title: 'Terms of Service',
      description: 'What you agree to by making an account at Weekplate.',
      page: legalPage('Terms of Service', year),
      text: renderToString(<TermsText />),
    },
  ] as const;

function legalPage(title: string, year: string): string {
  const entry = (
    <a href="/login" id="entry" className="prose-login">
      Log in
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
