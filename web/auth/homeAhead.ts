import { prefetch } from '../prefetch.ts';
import { loadFrame, loadHome, loadPlans } from '../screens.ts';
import { cachedRole } from './sessionStore.ts';

const loadClientFirst = [loadFrame, loadPlans];
const loadCustomerFirst = [loadFrame, loadHome, loadPlans];

/**
 * While somebody types who they are, the code of the screen they come to is fetched: that of the role
 * this browser saw last; of one it does not know, that of the many first.
 */
export const homeAhead = once(async () => {
  for (const load of cachedRole() === 'client' ? loadClientFirst : loadCustomerFirst)
    await prefetch(load);
});

function once(action: () => Promise<void>): () => void {
  let begun = false;
  return () => {
    if (begun) return;
    begun = true;
    void action();
  };
}
