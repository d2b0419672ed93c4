import './page.css';
import '../kit/tokens.css';
import '../kit/base.css';
import './prose.css';
import type { Me } from '#domain/accounts/meSchema.ts';
import { get } from '../api/request.ts';
import { homeOf } from '../session/homes.ts';

/** The server renders legal pages completely. Only the login link changes for a signed-in user. */
function leadHome({ me }: { me: Me | null }): void {
  const entry = document.querySelector<HTMLAnchorElement>('#entry');
  if (!me || !entry) return;
  entry.href = homeOf(me);
  entry.textContent = entry.dataset.home ?? '';
}

get<{ me: Me | null }>('/api/me').then(leadHome, () => leadHome({ me: null }));
