export const say = {
  whoRunsIt:
    'Weekplate runs on a server of the practice named below. The practice decides about your data and answers for it; the makers of Weekplate receive none of it.',
  whatIsStored: 'What is stored',
  storedAccount:
    'Your name, your e-mail address, whether you confirmed it, and a scrambled form of your password that nobody can read back. If you sign in with Google: under which number Google knows you, and nothing more of it.',
  storedTimeZone:
    'Your time zone, so that your days begin when yours do, and who your dietician is.',
  storedProfile:
    'The profile you fill in. Only your name is required; the rest is up to you. A picture is made smaller and freed of what your camera wrote into it, such as the place.',
  storedDays:
    'The days you log: meals ticked, skipped or eaten otherwise, photos of meals if you add any, water, sleep, mood, score and notes. Photos are freed of what your camera wrote into them as well.',
  storedMeasurements:
    'What is measured, such as your weight, and your goals, whether you or your dietician wrote them down.',
  storedMessages:
    'What you and the practice write to each other, with its pictures, and what you were told of.',
  storedReminders:
    'Your reminders, how you want to be told, and which articles you opened. If you turn on notifications on a device: under which address its browser’s maker takes them. They travel encrypted through that maker’s push service, of Google, Apple, Mozilla or Microsoft, and hold nothing about your health.',
  storedCalendar: 'If you make one: a scrambled form of the address of your calendar.',
  storedConsent: 'To which Privacy Policy you agreed, when, and when you withdrew that.',
  storedFactors:
    'If you set them up: the public half of your passkeys, the key of your authenticator app, encrypted, and a scrambled form of your recovery codes.',
  storedAccess: 'Which dietician looked at or changed what of yours, when, and from which network.',
  storedPlans: 'The diet plans your dietician writes or keeps for you, and the dates of coaching.',
  storedNotes: 'Your dietician’s own working notes about your coaching.',
  storedDevices:
    'For each device where you are signed in: when that was, its network address and browser.',
  storedEnquiries:
    'If you write by the contact form: your name, your e-mail address, your message and when it came, signed up or not. The practice receives it by e-mail as well.',
  storedTries:
    'For a short time: from which network address, and for which e-mail address, somebody tried to sign in, sign up or write to us, so that guessing and spam can be slowed down. And from which network address you did sign in, so that who guesses elsewhere does not keep you out.',
  why: 'Why',
  whyText:
    'So that your dietician can plan your meals and see how they went, so that your questions are answered, and so that only you and they get to see it. There is no advertising, no profiling, and nothing is sold.',
  yourConsent: 'Your consent',
  consentText:
    'What you tell about your health is kept and used because you agreed to it, when you signed up or when you were asked. You can withdraw that at any time under My data, as easily as you gave it. From then on no dietician can open your health data, and nothing new is logged; in lists they see your name, your e-mail address and that you withdrew. What was stored stays, untouched, until you agree again or delete your account. What happened before stays lawful. If the practice changes this text, what you agreed to before stays in force, and the record says which text that was.',
  forHowLong: 'For how long',
  keptAccount:
    'Your account, profile, plans, days, photos, measurements, goals, messages, the notes about them and the record of your consent: until you delete your account. For some days, as many as the practice chose and as you are told before, you can log in and take that back; then all of it is erased.',
  keptEnquiries: 'Messages of the contact form: until the practice deletes them.',
  keptDevices:
    'A device where you are signed in: until you log out, at most 30 days unused and half a year in all, unless the practice set other times. A network address from which you signed in: 90 days.',
  keptRecord:
    'The record of who looked at your data: three years, unless the practice set another time. Once your account is erased it holds numbers that name you no more.',
  keptTries: 'Counted tries: about two hours. Links sent by mail work for a day at most.',
  keptBackups: 'Copies that the practice makes in case of damage: as long as it keeps those.',
  whoSeesIt: 'Who sees it',
  youSee: 'You see your plans, your days, your profile and what was written to you.',
  dieticiansSee:
    'All dieticians of the practice see them too, and read the messages of the contact form. Their working notes are theirs alone.',
  othersSee: 'Other customers see nothing of yours.',
  operatorSees:
    'Whoever runs the practice’s server can technically reach what is stored there, and its mail provider carries the mails it sends.',
  inYourBrowser: 'In your browser',
  browserText:
    'One cookie keeps you signed in. Your browser also remembers whether you are a customer or a dietician, and the appearance you chose. What you are typing is kept there until you save or send it, so that nothing is lost; and your days, your plans and what waits to be sent, if you say that a phone may keep them. Logging out removes all of it. There are no cookies of anybody else.',
  yourRights: 'Your rights',
  rightsText:
    'Under My data you can at any time download a copy of everything, see who looked at it, withdraw your consent and delete your account. You can also ask the practice what is stored about you, and have it corrected.',
  termsBegin:
    'Weekplate is provided by the practice named below to the people it coaches. By making an account you agree to what follows.',
  whatItIsFor: 'What it is for',
  whatItIsForText:
    'Weekplate carries diet plans from a dietician to a customer, and the customer’s days back. It does not replace a doctor, and nobody watches it around the clock: in an emergency, call your local emergency number.',
  yourAccount: 'Your account',
  accountAlone: 'It is yours alone: keep the password to yourself.',
  accountEmail: 'Use an e-mail address that you can read.',
  accountHonest:
    'Tell your dietician what matters for your food, such as allergies, illnesses and medicines. A plan can only be as right as what it is made from.',
  whatYouWrite: 'What you write',
  whatYouWriteText:
    'It stays yours. The practice uses it to coach you, as the Privacy Policy says. Plans written for you are meant for you.',
  endOfCoaching: 'The end of coaching',
  endOfCoachingText:
    'You can stop at any time. The practice can pause or end your coaching, and close accounts that are misused. Ask the practice if you want your data copied or erased.',
};
