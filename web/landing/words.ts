export const say = {
  hero: {
    tagline: 'Track your progress, achieve your goals, and connect with nutrition experts.',
    start: 'Get Started',
    known: 'Here before?',
    toHome: 'Go to your dashboard',
    logIn: 'Log in',
  },

  about: {
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
  },

  features: {
    title: 'Key Features',
    lead: 'Every picture is a screen of the product itself.',
    each: {
      logging: {
        title: 'Personalized Meal Logging',
        text: 'Your own meals of the day, each a row to tick. Ate something else? Say what, with a photo if you like. Then water by the glass, sleep, mood and a word about how it went.',
        shows: 'A phone with today’s meals, two of seven ticked',
      },
      curves: {
        title: 'Progress Tracking & Visuals',
        text: 'Weight and measurements beside meals, water, sleep, mood and score: two weeks, a year or all of it in charts, for you and for your dietician.',
        shows: 'Charts of a customer’s weight, adherence and sleep over the same months',
      },
      dietician: {
        title: 'Dietitian Connection',
        text: 'A dietician of your own. Ask from the meal it is about, and read the answer under your question. What you log, they see while you log it.',
        shows: 'A phone with the page of a dietician who introduces herself',
      },
      plan: {
        title: 'Custom Meal Plans',
        text: 'Seven days by eight meals, each with its time, written for one person in a grid that works like paper.',
        shows: 'A plan as a grid with days as columns and meals as rows',
      },
      aims: {
        title: 'Goal Setting & Reminders',
        text: 'Set goals together, and see how far you are and, at this pace, by when you are there. An email or your phone reminds you at the times you choose.',
        shows: 'A phone with goals under way: water on three of seven days, moving twice a week',
      },
      library: {
        title: 'Resource Library',
        text: 'Articles and tips by your own practice, to search and to read. Your dietician gives you the one that helps today.',
        shows: 'A list of articles to search, the first of them given by the dietician',
      },
    },
  },

  roadmap: {
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
  },

  contact: {
    title: 'Contact',
    lead: 'A question before you begin, or not sure whether this is for you? Your message goes straight to the dieticians of this practice.',
    coached: 'Already coached here?',
    coachedText: 'You can always write to your dietician under Messages.',
    emergency: 'In an emergency',
    emergencyText: 'Nobody watches Weekplate around the clock. Call your local emergency number.',
  },

  onThisPage: 'On this page',
  helpAndLegal: 'Help and legal',
  legal: 'Legal',
  privacyDescription: 'What Weekplate stores about you, why, for how long, and who sees it.',
  termsDescription: 'What you agree to by making an account at Weekplate.',
  playFilm: 'Play film',
  pauseFilm: 'Pause film',
};
