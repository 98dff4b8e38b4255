const works = (n: number): string => `${n.toLocaleString('en-US')} ${n === 1 ? 'work' : 'works'}`

export const publishing = {
  publish: 'Publish',
  publishTitle: ({ n }: { n: number }) => (n === 1 ? 'Publish' : `Publish ${works(n)}`),
  handIn: 'Hand in again',
  withdraw: 'Withdraw',

  title: 'Title',
  titleHint: 'Without one, the prompt stands for it.',
  titleHintSong: 'Without one, the title of the song stands for it.',
  titleHintHidden: 'Without one, it is shown as untitled.',
  titlesHint: 'All of them are called this.',
  tags: 'Tags',
  tagsHint: ({ max }: { max: number }) => `Up to ${max}. Enter or a comma ends one.`,
  tagsPlaceholder: 'What others look for',
  suggestions: 'Tags of other works',
  addTag: ({ tag }: { tag: string }) => `Add tag: ${tag}`,
  removeTag: ({ tag }: { tag: string }) => `Remove tag: ${tag}`,
  licence: 'What others may do with it',
  licences: {
    'all-rights': 'All rights reserved',
    'cc-by': 'CC BY 4.0',
    'cc-by-nc': 'CC BY-NC 4.0',
    'cc-by-sa': 'CC BY-SA 4.0',
    cc0: 'CC0',
  },
  licenceTexts: {
    'all-rights': 'Others may look at it, and nothing else.',
    'cc-by': 'Others may use and change it, also for money, if they name you.',
    'cc-by-nc': 'Others may use and change it, but not for money, if they name you.',
    'cc-by-sa':
      'Others may use and change it if they name you and share the result in the same way.',
    cc0: 'Others may do with it whatever they like. You give up your rights.',
  },
  hidePrompt: 'Keep the prompt to yourself',
  hidePromptText: 'Others see the work and the model, but not how you asked for it.',
  looked: 'Somebody of this site looks at works before everybody sees them.',
  differ: 'They are published on different terms. Saving makes these the same for all.',
  leftOut: ({ n }: { n: number }) =>
    n === 1
      ? 'One work is left out: it is not done or does not exist.'
      : `${works(n)} are left out: they are not done or do not exist.`,

  states: {
    waiting: 'Waiting to be looked at',
    public: 'Published',
    refused: 'Not shown',
    withdrawn: 'Withdrawn',
  },
  refused: ({ message }: { message: string }) => `Not shown: ${message}`,
  guestTitle: 'Publishing needs an account',
  guestText: 'Others see who made a work. What you made as a guest comes along.',
  logIn: 'Log in',
  signUp: 'Sign up',
  noneTitle: 'There is nothing to publish',
  noneText: 'Only your own works that are done can be published.',

  published: ({ n }: { n: number }) => (n === 1 ? 'Published.' : `${works(n)} published.`),
  waits: ({ n }: { n: number }) =>
    n === 1
      ? 'Handed in. It is shown once somebody of this site has looked at it.'
      : `${works(n)} handed in. They are shown once somebody of this site has looked at them.`,
  saved: 'Saved.',
  view: 'View',
  withdrawn: ({ n }: { n: number }) => (n === 1 ? 'Withdrawn.' : `${works(n)} withdrawn.`),
  withdrawAsk: ({ n }: { n: number }) =>
    n === 1 ? 'Withdraw this work?' : `Withdraw ${works(n)}?`,
  withdrawText:
    'Nobody else sees it any more, at once and everywhere. Its likes are kept for when you publish it again.',

  reportTitle: 'Report this work',
  reportText: 'Those who run this site look at it. The author is not told who reported it.',
  reason: 'What is wrong with it?',
  reasons: {
    nudity: 'Nudity or sexual content',
    violence: 'Violence or cruelty',
    hate: 'Hate or insult',
    rights: 'It violates somebody’s rights',
    spam: 'Advertising or spam',
    other: 'Something else',
  },
  reasonWanted: 'Choose what is wrong with it.',
  moreWords: 'More about it',
  moreWordsHint: 'What helps to understand it: whose rights, where in the picture.',
  sendReport: 'Send',
  thanks: 'Thank you',
  thanksText: 'Somebody will look at it. You need not report it again.',
  reportGone: 'This work is not shown any more, so there is nothing to report.',
}

export type PublishingTexts = typeof publishing
