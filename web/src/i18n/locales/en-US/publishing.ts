const works = (n: number): string => `${n.toLocaleString('en-US')} ${n === 1 ? 'work' : 'works'}`

export const publishing = {
  publish: 'Publish',
  publishTitle: ({ n }: { n: number }) => (n === 1 ? 'Publish' : `Publish ${works(n)}`),
  handIn: 'Submit again',
  withdraw: 'Unpublish',

  title: 'Title',
  titleHint: 'Leave blank to use the prompt.',
  titleHintSong: 'Leave blank to use the song’s title.',
  titleHintHidden: 'Leave blank to publish as untitled.',
  titlesHint: 'Applies to all of them.',
  tags: 'Tags',
  tagsHint: ({ max }: { max: number }) => `Up to ${max}. Press Enter or comma to add.`,
  tagsPlaceholder: 'Add tags',
  suggestions: 'Suggested tags',
  addTag: ({ tag }: { tag: string }) => `Add tag: ${tag}`,
  removeTag: ({ tag }: { tag: string }) => `Remove tag: ${tag}`,
  licence: 'License',
  licences: {
    'all-rights': 'All rights reserved',
    'cc-by': 'CC BY 4.0',
    'cc-by-nc': 'CC BY-NC 4.0',
    'cc-by-sa': 'CC BY-SA 4.0',
    cc0: 'CC0',
  },
  licenceTexts: {
    'all-rights': 'Others can view it, nothing more.',
    'cc-by': 'Others can use and change it, even commercially, if they credit you.',
    'cc-by-nc': 'Others can use and change it noncommercially, if they credit you.',
    'cc-by-sa': 'Others can use and change it if they credit you and share under the same license.',
    cc0: 'Anyone can do anything with it. You give up your rights.',
  },
  hidePrompt: 'Keep prompt private',
  hidePromptText: 'Others see the work and the model, but not your prompt.',
  looked: 'A moderator reviews works before everyone sees them.',
  differ: 'These have different settings. Saving applies the same to all.',
  leftOut: ({ n }: { n: number }) =>
    n === 1
      ? '1 work left out: it isn’t finished or no longer exists.'
      : `${works(n)} left out: they aren’t finished or no longer exist.`,

  states: {
    waiting: 'In review',
    public: 'Published',
    refused: 'Rejected',
    withdrawn: 'Unpublished',
  },
  refused: ({ message }: { message: string }) => `Rejected: ${message}`,
  guestTitle: 'Sign up to publish',
  guestText: 'Works are published under your name. Everything you made as a guest comes along.',
  logIn: 'Log in',
  signUp: 'Sign up',
  noneTitle: 'Nothing to publish',
  noneText: 'Only your own finished works can be published.',

  published: ({ n }: { n: number }) => (n === 1 ? 'Published.' : `${works(n)} published.`),
  waits: ({ n }: { n: number }) =>
    n === 1
      ? 'Submitted. It goes public once it’s approved.'
      : `${works(n)} submitted. They go public once they’re approved.`,
  saved: 'Saved.',
  view: 'View',
  withdrawn: ({ n }: { n: number }) => (n === 1 ? 'Unpublished.' : `${works(n)} unpublished.`),
  withdrawAsk: ({ n }: { n: number }) =>
    n === 1 ? 'Unpublish this work?' : `Unpublish ${works(n)}?`,
  withdrawText:
    'It disappears for everyone else right away. Likes are kept in case you publish again.',

  reportTitle: 'Report work',
  reportText: 'Moderators will review it. The author won’t know who reported it.',
  reason: 'What’s wrong?',
  reasons: {
    nudity: 'Nudity or sexual content',
    violence: 'Violence or gore',
    hate: 'Hate or harassment',
    rights: 'Rights violation',
    spam: 'Spam or ads',
    other: 'Something else',
  },
  reasonWanted: 'Choose a reason.',
  moreWords: 'Details',
  moreWordsHint: 'Anything that helps, like whose rights or which part of the image.',
  sendReport: 'Send report',
  thanks: 'Thanks for reporting',
  thanksText: 'We’ll take a look. No need to report it again.',
  reportGone: 'This work is no longer public, so there’s nothing to report.',
}

export type PublishingTexts = typeof publishing
