import type { ComponentType, ReactNode } from 'react';
import { Brand } from '../kit/Brand.tsx';
import { say } from './words.ts';

type LinkProps = { href: string; className?: string; children: ReactNode };

type Props = {
  /** The link to the log-in or the dashboard, at the top right. */
  entry: ReactNode;
  year: string;
  children: ReactNode;
  /** The component for links between pages; plain links if there is no router. */
  Anchor?: ComponentType<LinkProps>;
};

const PlainLink = (props: LinkProps) => <a {...props} />;

/** The frame of a text page. The build renders it as well, without a router. */
export function ProsePage({ entry, year, children, Anchor = PlainLink }: Props) {
  return (
    <div className="prose-page">
      <header className="prose-bar">
        <Anchor href="/" className="prose-home">
          <Brand />
        </Anchor>
        {entry}
      </header>
      <main className="prose-main">{children}</main>
      <footer className="prose-footer">
        <span>© {year} Weekplate</span>
        <nav aria-label={say.legal} className="prose-legal">
          <Anchor href="/privacy">{say.privacyPolicy}</Anchor>
          <Anchor href="/terms">{say.termsOfService}</Anchor>
        </nav>
      </footer>
    </div>
  );
}
