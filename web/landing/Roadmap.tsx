import page from './Landing.module.css';
import classes from './Roadmap.module.css';
import { say } from './words.ts';

/** A line that goes up and down from stop to stop. The stops stand at the left of six equal columns. */
const PATH = `M22 84${[1, 2, 3, 4, 5]
  .map((stop) => {
    const [x, y, from] = [22 + stop * 200, stop % 2 ? 24 : 84, stop % 2 ? 84 : 24];
    return `C${x - 90} ${from} ${x - 110} ${y} ${x} ${y}`;
  })
  .join('')}`;

export function Roadmap() {
  return (
    <section id="roadmap" aria-labelledby="roadmap-title" className={page.section}>
      <h2 id="roadmap-title" className={page.title}>
        {say.roadmap.title}
      </h2>
      <p className={page.lead}>{say.roadmap.lead}</p>
      <div className={classes.way}>
        <svg
          viewBox="0 0 1200 108"
          preserveAspectRatio="none"
          className={classes.path}
          aria-hidden="true"
        >
          <path d={PATH} fill="none" vectorEffect="non-scaling-stroke" />
        </svg>
        {/* biome-ignore lint/a11y/noRedundantRoles: Safari does not treat a list without markers as a list. */}
        <ol role="list" className={classes.steps}>
          {say.roadmap.steps.map(({ title, text }, index) => (
            <li key={title} className={classes.step}>
              <span className={classes.stop}>{index + 1}</span>
              <h3 className={classes.name}>{title}</h3>
              <p className={classes.text}>{text}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
