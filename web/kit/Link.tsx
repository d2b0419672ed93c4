import type { ComponentProps, MouseEvent } from 'react';
import { type Going, useLocation, useNavigate } from './address.tsx';

type LinkProps = Omit<ComponentProps<'a'>, 'href'> &
  Going & {
    /** An address within this app. */
    to: string;
  };

/** A link to another address of this app. */
export function Link({ to, replace, state, onClick, target, ...rest }: LinkProps) {
  const navigate = useNavigate();
  const go = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (event.defaultPrevented || opensElsewhere(event, target)) return;
    event.preventDefault();
    // A link to the current address replaces the history entry; otherwise Back would lead here again.
    const isHere = event.currentTarget.href === location.href;
    navigate(to, { replace: replace ?? isHere, state });
  };
  return <a {...rest} href={to} target={target} onClick={go} />;
}

/** Whether the browser handles the click itself, to open a new tab or window, or to download. */
const opensElsewhere = (event: MouseEvent, target: string | undefined) =>
  event.button !== 0 ||
  (target && target !== '_self') ||
  event.metaKey ||
  event.altKey ||
  event.ctrlKey ||
  event.shiftKey;

type NavLinkProps = LinkProps & { alsoAt?: string | undefined };

/** A navigation link, marked while its address, or one below it, is open. */
export function NavLink({ to, alsoAt, ...rest }: NavLinkProps) {
  const { pathname } = useLocation();
  const there = to.replace(/[?#].*/, '');
  const isThere = pathname === there || pathname === alsoAt || pathname.startsWith(`${there}/`);
  return <Link {...rest} to={to} aria-current={isThere ? 'page' : undefined} />;
}

type TextLinkProps = Omit<LinkProps, 'className'> & {
  /** Underlined, for a link within a sentence, where colour alone would not be enough. */
  inSentence?: boolean;
};

export function TextLink({ inSentence = false, ...rest }: TextLinkProps) {
  return <Link {...rest} className="text-link" data-in-sentence={inSentence} />;
}
