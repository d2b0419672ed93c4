import { Article } from './Article.tsx';

export default function PrivacyScreen() {
  return (
    <Article title="Privacy Policy">
      <p>
        Weekplate runs on a server of your dietician's practice. The practice decides about your
        data and answers for it; the makers of Weekplate receive none of it.
      </p>
      <h2>What is stored</h2>
      <ul>
        <li>
          Your e-mail address and a scrambled form of your password that nobody can read back.
        </li>
        <li>Your time zone, so that your days begin when yours do.</li>
        <li>The profile you fill in. Only your name is required; the rest is up to you.</li>
        <li>The days you log: meals ticked, water, sleep, mood, score and notes.</li>
        <li>The diet plans your dietician writes for you, and the dates of your coaching.</li>
        <li>Your dietician's own working notes about your coaching.</li>
        <li>
          For each device where you are signed in: when that was, its network address and browser.
        </li>
      </ul>
      <h2>Why</h2>
      <p>
        So that your dietician can plan your meals and see how they went, and so that only you and
        they get to see it. There is no advertising, no profiling, and nothing is sold.
      </p>
      <h2>Who sees it</h2>
      <ul>
        <li>You see your plans, your days and your profile.</li>
        <li>The dieticians of the practice see them too. Their working notes are theirs alone.</li>
        <li>Other customers see nothing of yours.</li>
        <li>Whoever runs the practice's server can technically reach what is stored there.</li>
      </ul>
      <h2>In your browser</h2>
      <p>
        One cookie keeps you signed in. What you are typing is kept in the browser until you save
        it, so that nothing is lost; logging out removes it. There are no cookies of anybody else.
      </p>
      <h2>Your rights</h2>
      <p>
        You can ask the practice at any time what is stored about you, have it corrected, receive a
        copy, or have it erased.
      </p>
    </Article>
  );
}
