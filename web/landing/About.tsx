import classes from './About.module.css';
import page from './Landing.module.css';

export function About() {
  return (
    <section id="about" aria-labelledby="about-title" className={page.section}>
      <div className={classes.columns}>
        <h2 id="about-title" className={page.title}>
          About
        </h2>
        <div>
          <p className={classes.statement}>
            Weekplate is where a dietician and the people they coach meet over one thing: the coming
            week, meal by meal.
          </p>
          <div className={classes.sides}>
            <div>
              <h3 className={classes.side}>When you are coached</h3>
              <p>
                Your week is written for you by a person who knows your goals, your kitchen and what
                you cannot eat. It is on your phone at breakfast, and logging a day takes a minute.
              </p>
            </div>
            <div>
              <h3 className={classes.side}>When you coach</h3>
              <p>
                Write a week as you would on paper, seven days by eight meals. See at a glance who
                logged, who needs you, and how the last weeks went before you write the next.
              </p>
            </div>
          </div>
          <p className={classes.quiet}>
            It runs at your dietician’s practice. No advertising, no profiling, and nothing is sold.
          </p>
        </div>
      </div>
    </section>
  );
}
