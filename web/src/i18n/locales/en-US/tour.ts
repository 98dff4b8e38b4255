export const tour = {
  // Every tour
  next: 'Next',
  back: 'Back',
  skip: 'Skip the tour',
  done: 'Done',
  dontShowAgain: "Don't show this again",
  progress: (p: { n: number; of: number }) => `${p.n} of ${p.of}`,
  hint: 'Hint',
  gotIt: 'Got it',

  // The offer
  offer: 'Tour',
  offerText: 'New here? Take a short look around.',
  offerTake: 'Take the tour',
  offerLater: 'Not now',

  // The tour of the chat
  greetingTitle: (p: { name: string }) => `Welcome to ${p.name}`,
  greetingText:
    'A short look around, one thing at a time. The arrow keys go on and back, Esc ends it.',
  greetingTextTouch: 'A short look around, one thing at a time.',
  composerTitle: 'Write here',
  composerText:
    'Enter sends, Shift+Enter begins a new line. What you type is kept until you send it.',
  composerTextTouch: 'What you type is kept until you send it.',
  modelTitle: 'Choose who answers',
  modelText: 'Each model lists what it can do and what it costs. You can switch at any message.',
  addTitle: 'Everything that goes along',
  addText:
    'Files, pictures and your works, prompts and tools. Turn context off here for a question that stands alone. Pictures can also be pasted or dropped.',
  addTextTouch:
    'Files, pictures and your works, prompts and tools. Turn context off here for a question that stands alone.',
  conversationsTitle: 'Your conversations',
  conversationsText:
    'Everything you ask is kept here. Search, rename and pin what you come back to.',
  menuTitle: 'Your conversations',
  menuText: 'They are behind this button, with a search through everything you asked.',
  accountTitle: 'Account and settings',
  accountText: 'Your balance, theme and language. As a guest, sign up here and keep all you made.',
  meTitle: 'You',
  meText: 'Your account and settings, help, and what this site tells.',
  helpTitle: 'The handbook',
  helpText: 'Under Help: every page about the product, and this tour whenever you want it again.',

  // Hints
  hintVersions:
    'There is more than one answer here now. Step through them; the conversation goes on from the one you see.',
}
export type TourTexts = typeof tour
