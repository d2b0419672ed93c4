/** Texts of the landing page, except for the key features (features.ts). */
export const HERO = {
  tagline: 'Track your progress, achieve your goals, and connect with nutrition experts.',
  start: 'Get Started',
  known: 'Here before?',
  toHome: 'Go to your dashboard',
  logIn: 'Log in',
};

export const ABOUT = {
  title: 'About',
  statement:
    'Weekplate is where a dietician and the people they coach meet over one thing: the coming week, meal by meal.',
  sides: [
    {
      title: 'When you are coached',
      text: 'Your week is written for you by a person who has your goals, your dislikes and what you cannot eat before them. It is on your phone at breakfast, and a meal is logged with one tap.',
    },
    {
      title: 'When you coach',
      text: 'Write a week as you would on paper, seven days by eight meals. See at a glance who logged, who needs you, and how the last weeks went before you write the next.',
    },
  ],
  promise:
    'Your dietician’s practice runs it. No advertising, nobody else’s trackers, and nothing is sold.',
};

export const FEATURES = {
  title: 'Key Features',
  lead: 'Every picture is a screen of the product itself.',
};

export const ROADMAP = {
  title: 'How it goes',
  lead: 'Six steps, from the first click to your goals.',
  steps: [
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
      text: 'Once it is uploaded, your week is there the next time you look.',
    },
    {
      title: 'Log & Track Daily',
      text: 'One tap a meal; then water, sleep and mood. It saves itself as you go.',
    },
    {
      title: 'Get Feedback & Adjustments',
      text: 'Your dietician answers your days, suggests another meal, and writes the next week from there.',
    },
    {
      title: 'Achieve Your Goals',
      text: 'Week after week, at the pace of your own life.',
    },
  ],
};

export const CONTACT = {
  title: 'Contact',
  lead: 'A question before you begin, or not sure whether this is for you? Your message goes straight to the dieticians of this practice.',
  coached: 'Already coached here?',
  coachedText: ': you can always write to your dietician under Messages.',
  emergency: 'In an emergency',
  emergencyText: 'Nobody watches Weekplate around the clock. Call your local emergency number.',
};
