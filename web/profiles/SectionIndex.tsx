import { useEffect, useState } from 'react';
import { anchorOf, SECTIONS, type Section } from './fields.ts';
import { SectionMark } from './SectionCard.tsx';
import classes from './SectionIndex.module.css';
import { say } from './words.ts';

/** The sections next to the profile, or above it on a phone, each with its progress. */
export function SectionIndex({ filled }: { filled: (section: Section) => number }) {
  const current = useSectionInView(SECTIONS.map(({ id }) => anchorOf(id)));
  return (
    <nav aria-label={say.theSections} className={classes.index}>
      <ul>
        {SECTIONS.map((section) => (
          <li key={section.id}>
            <a
              href={`#${anchorOf(section.id)}`}
              aria-current={anchorOf(section.id) === current ? 'true' : undefined}
              className={classes.link}
            >
              <SectionMark filled={filled(section)} of={section.fields.length} />
              {section.title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The id of the section being read: the topmost one in the upper part of the window. */
function useSectionInView(ids: readonly string[]): string | undefined {
  const [current, setCurrent] = useState(ids[0]);
  const key = ids.join(' ');

  useEffect(() => {
    const order = key.split(' ');
    const inView = new Set<string>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) inView.add(target.id);
          else inView.delete(target.id);
        }
        const first = order.find((id) => inView.has(id));
        if (first) setCurrent(first);
      },
      { rootMargin: '-80px 0px -55% 0px' },
    );
    for (const id of order) {
      const section = document.getElementById(id);
      if (section) observer.observe(section);
    }
    return () => observer.disconnect();
  }, [key]);

  return current;
}
