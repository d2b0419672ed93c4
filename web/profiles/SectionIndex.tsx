import classes from './SectionIndex.module.css';
import { SectionMark } from './SectionMark.tsx';
import { anchorOf, SECTIONS, type Section } from './sections.ts';
import { useSectionInView } from './useSectionInView.ts';

/** The sections beside the profile, each with how far it is; on a phone there is no room for it. */
export function SectionIndex({ filled }: { filled: (section: Section) => number }) {
  const current = useSectionInView(SECTIONS.map(({ id }) => anchorOf(id)));
  return (
    <nav aria-label="Sections" className={classes.index}>
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
