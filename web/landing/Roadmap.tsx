import page from './Landing.module.css';
import classes from './Roadmap.module.css';

const steps = [
  {
    title: 'Sign Up & Onboard',
    text: 'Make an account and fill in your profile, as much of it as you like.',
  },
  {
    title: 'Connect with Your Expert',
    text: 'Your dietician reads your profile and sets the dates of your coaching.',
  },
  {
    title: 'Receive Personalized Plan',
    text: 'Your week is on your phone the moment it is uploaded.',
  },
  {
    title: 'Log & Track Daily',
    text: 'Tick what you ate; note water, sleep and mood. A minute a day.',
  },
  {
    title: 'Get Feedback & Adjustments',
    text: 'Your dietician reads your days and writes the next week from there.',
  },
  {
    title: 'Achieve Your Goals',
    text: 'Week after week, at the pace of your own life.',
  },
];

/** From stop to stop, up and down: stops stand at the left of six equal columns. */
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
        How it goes
      </h2>
      <p className={page.lead}>Six steps from the first click to where you want to be.</p>
      <div className={classes.way}>
        <svg
          viewBox="0 0 1200 108"
          preserveAspectRatio="none"
          className={classes.path}
          aria-hidden="true"
        >
          <path d={PATH} fill="none" vectorEffect="non-scaling-stroke" />
        </svg>
        {/* biome-ignore lint/a11y/noRedundantRoles: without a marker Safari takes it for no list. */}
        <ol role="list" className={classes.steps}>
          {steps.map(({ title, text }, index) => (
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
