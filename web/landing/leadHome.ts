import type { Me } from '#domain/accounts/meSchema.ts';
import { get } from '../api/request.ts';
import { homeOf } from '../session/homes.ts';

/** Leads users who are signed in to their dashboard, by the links of visitors. */
export function leadHome(): void {
  get<{ me: Me | null }>('/api/me').then(
    ({ me }) => {
      if (!me) return;
      document.querySelector('[data-visitors]')?.remove();
      for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-home]')) {
        link.href = homeOf(me);
        link.textContent = link.dataset.home ?? '';
      }
    },
    // After a failure the visitors' links stay. They lead a signed-in user to the dashboard too.
    () => undefined,
  );
}
