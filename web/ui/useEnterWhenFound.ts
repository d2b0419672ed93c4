import { useEffect, useState } from 'react';

/**
 * Enter in a search field: `choose` is called once the hits belong to this text, which may be at once. People press
 * it while the search still runs; who types on has changed their mind.
 */
export function useEnterWhenFound(text: string, isFound: boolean, choose: () => void): () => void {
  const [entered, enter] = useState<string | null>(null);
  useEffect(() => {
    if (entered === null || (entered === text && !isFound)) return;
    enter(null);
    if (entered === text) choose();
  });
  return () => enter(text);
}
