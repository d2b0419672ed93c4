import type { ReactNode } from 'react';
import { useArrival } from '../ui/useArrival.ts';
import { PublicFrame } from './PublicFrame.tsx';

/** A page of prose. */
export function Article({ title, children }: { title: string; children: ReactNode }) {
  const heading = useArrival(title);
  return (
    <PublicFrame>
      <article className="prose-article">
        <h1 ref={heading} tabIndex={-1}>
          {title}
        </h1>
        {children}
      </article>
    </PublicFrame>
  );
}
