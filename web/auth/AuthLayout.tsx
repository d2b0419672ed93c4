import { type ReactNode, useEffect } from 'react';
import { Brand } from '../kit/Brand.tsx';
import { Link } from '../kit/Link.tsx';
import { useArrival } from '../kit/Page.tsx';
import { LanguageChoice } from '../session/LanguageChoice.tsx';
import classes from './AuthLayout.module.css';
import { WeekPicture } from './WeekPicture.tsx';
import { say } from './words.ts';

type Props = {
  title: string;
  /** One sentence under the title. */
  lead?: ReactNode;
  children: ReactNode;
  /** Alternative actions, below the form. */
  footer?: ReactNode;
  /** The screen appeared without user action: it is announced, unless the focus is elsewhere. */
  isNews?: boolean;
};

/** The layout of every sign-in screen. */
export function AuthLayout({ title, lead, children, footer, isNews = false }: Props) {
  const heading = useArrival(title);
  useEffect(() => {
    if (isNews && document.activeElement === document.body)
      heading.current?.focus({ preventScroll: true });
  }, [isNews, heading]);
  return (
    <div className={classes.screen}>
      <div className={classes.side}>
        <header className={classes.top}>
          <Link to="/" className={classes.home}>
            <Brand />
          </Link>
        </header>
        <main className={classes.main}>
          <h1 ref={heading} tabIndex={-1} className={classes.title}>
            {title}
          </h1>
          {lead && <p className={classes.lead}>{lead}</p>}
          {children}
          {footer && <div className={classes.footer}>{footer}</div>}
        </main>
        <div className={classes.language}>
          <LanguageChoice />
        </div>
      </div>
      <div className={classes.picture} aria-hidden="true">
        <WeekPicture />
        <p className={classes.caption}>{say.caption}</p>
      </div>
    </div>
  );
}
