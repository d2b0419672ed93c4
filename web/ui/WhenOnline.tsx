import { useEffect } from 'react';
import { Page } from './Page.tsx';

/**
 * Stands in for a screen whose file could not be fetched without a connection. A browser may keep
 * the failed import for good, so the page is loaded anew; what was typed is kept and offered again.
 */
export function WhenOnline() {
  useEffect(() => {
    const loadAgain = () => location.reload();
    if (navigator.onLine) loadAgain();
    window.addEventListener('online', loadAgain);
    return () => window.removeEventListener('online', loadAgain);
  }, []);

  return (
    <Page title="No connection" narrow>
      <p>
        The connection was lost before this screen was fetched. It opens by itself as soon as you
        are back online; what you typed elsewhere is kept in this browser.
      </p>
    </Page>
  );
}
