export const tour = {
  // Every tour
  next: 'Next',
  back: 'Back',
  skip: 'Skip tour',
  done: 'Done',
  dontShowAgain: "Don't show this again",
  progress: (p: { n: number; of: number }) => `${p.n} of ${p.of}`,
  hint: 'Hint',
  gotIt: 'Got it',

  // The offer
  offer: 'Tour',
  offerText: 'New here? Take a quick look around.',
  offerTake: 'Take the tour',
  offerLater: 'Not now',

  // The tour of the chat
  greetingTitle: (p: { name: string }) => `Welcome to ${p.name}`,
  greetingText: 'A quick look around, one step at a time. Use the arrow keys to move, Esc to exit.',
  greetingTextTouch: 'A quick look around, one step at a time.',
  composerTitle: 'Write here',
  composerText: 'Enter sends, Shift+Enter adds a new line. Your draft is saved until you send it.',
  composerTextTouch: 'Your draft is saved until you send it.',
  modelTitle: 'Choose a model',
  modelText: 'See what each one can do and what it costs. Switch anytime.',
  addTitle: 'Add anything',
  addText:
    'Files, images, your works, prompts, and tools. Turn context off for a standalone question. You can also paste or drop images.',
  addTextTouch:
    'Files, images, your works, prompts, and tools. Turn context off for a standalone question.',
  conversationsTitle: 'Your conversations',
  conversationsText: 'Everything you ask is kept here. Search, rename, and pin what matters.',
  menuTitle: 'Your conversations',
  menuText: 'Find them behind this button, with search across everything you’ve asked.',
  accountTitle: 'Account and settings',
  accountText: 'Your balance, theme, and language. Sign up here to keep everything you’ve made.',
  meTitle: 'You',
  meText: 'Your account, settings, help, and notices.',
  helpTitle: 'The handbook',
  helpText: 'Every page about the product, and this tour whenever you want it.',

  // Hints
  hintVersions:
    'There’s more than one answer here. Step through them; the conversation continues from the one you see.',
}
export type TourTexts = typeof tour
