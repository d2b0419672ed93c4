import type { ReactNode } from 'react';
import { Brand } from '../kit/Brand.tsx';
import { say as ofKit } from '../kit/words.ts';
import { say } from './words.ts';

type Props = {
  /** The link to the log-in or the dashboard, at the top right. */
  entry: ReactNode;
  year: string;
  children: ReactNode;
};

/** The frame of a text page. */
export function ProsePage({ entry, year, children }: Props) {
  return (
    <div className="prose-page">
      <header className="prose-bar">
        <a href="/" className="prose-home">
          <Brand />
        </a>
        {entry}
      </header>
      <main className="prose-main">{children}</main>
      <footer className="prose-footer">
        <span>© {year} Weekplate</span>
        <nav aria-label={say.legal} className="prose-legal">
          <a href="/privacy">{ofKit.privacyPolicy}</a>
          <a href="/terms">{ofKit.termsOfService}</a>
        </nav>
      </footer>
    </div>
  );
}
