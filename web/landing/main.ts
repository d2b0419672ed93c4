import './page.css';
import '../kit/tokens.css';
import '../kit/base.css';
import '../kit/LanguageChoice.css';
import './Landing.css';
import './Hero.css';
import './Features.css';
import './Contact.css';
import '../contact/ContactForm.css';
import { savesData } from '../api/request.ts';
import { chosen, followReader, readIn } from '../store/language.ts';
import { showFilm } from './film.ts';
import { leadHome } from './leadHome.ts';

const EVENTS = ['pointerover', 'focusin', 'touchstart'] as const;

function part<E extends Element>(selector: string): E {
  const found = document.querySelector<E>(selector);
  if (!found) throw new Error(`landing.html has no ${selector}`);
  return found;
}

followReader();
leadHome();
showFilm(part('#film'));
part<HTMLSelectElement>('select').addEventListener('change', ({ currentTarget }) => {
  void readIn(chosen((currentTarget as HTMLSelectElement).value));
});
takeOverForm(part('#contact-form'));
fetchLoginAhead(part<HTMLElement>('#root'));

/** The form can be sent as HTML. Its code is fetched once the visitor comes near it. */
function takeOverForm(form: Element): void {
  const near = new IntersectionObserver(
    (seen) => {
      if (!seen.some(({ isIntersecting }) => isIntersecting)) return;
      near.disconnect();
      import('../contact/takeOver.tsx').then(
        ({ takeOver }) => takeOver(form),
        () => addEventListener('online', () => near.observe(form), { once: true }),
      );
    },
    { rootMargin: '50%' },
  );
  near.observe(form);
}

/**
 * Prefetches the files of the login page when the user points at a link to it, reaches it by Tab or touches
 * it. The build wrote their names into the root element. The login page then reads them from the cache.
 */
function fetchLoginAhead(root: HTMLElement): void {
  const listening = new AbortController();
  const onIntent = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a[href="/login"]') : null;
    if (!link || savesData()) return;
    listening.abort();
    for (const file of (root.dataset.login ?? '').split(' ').filter(Boolean)) {
      const ahead = document.createElement('link');
      ahead.rel = 'prefetch';
      ahead.as = file.endsWith('.css') ? 'style' : 'script';
      ahead.href = `/${file}`;
      document.head.append(ahead);
    }
  };
  for (const event of EVENTS)
    root.addEventListener(event, onIntent, { signal: listening.signal, passive: true });
}
