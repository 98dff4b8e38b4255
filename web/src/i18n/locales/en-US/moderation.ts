export const moderation = {
  title: 'Gallery review',
  text: 'Works waiting for approval or reported, oldest first.',
  waiting: ({ n }: { n: number }) =>
    n === 1 ? '1 work to review' : `${n.toLocaleString('en-US')} works to review`,
  list: 'Works to review',
  select: ({ name }: { name: string }) => `Select: ${name}`,
  selected: ({ n }: { n: number }) => `${n.toLocaleString('en-US')} selected`,
  selectAll: 'Select all',
  selectNone: 'Deselect all',
  show: 'Approve',
  refuse: 'Reject',
  showOne: ({ name }: { name: string }) => `Approve: ${name}`,
  refuseOne: ({ name }: { name: string }) => `Reject: ${name}`,
  shown: ({ n }: { n: number }) =>
    n === 1 ? 'Work approved' : `${n.toLocaleString('en-US')} works approved`,
  refused: ({ n }: { n: number }) =>
    n === 1 ? 'Work rejected' : `${n.toLocaleString('en-US')} works rejected`,
  refuseTitle: ({ n }: { n: number }) =>
    n === 1 ? 'Reject this work?' : `Reject ${n.toLocaleString('en-US')} works?`,
  message: 'Message to the author',
  messageHint: 'Leave blank to send the default message.',
  openPicture: ({ n }: { n: number }) => `Open image ${n}`,
  hiddenPrompt: 'The author keeps this prompt private.',
  by: ({ name, date }: { name: string; date: string }) => `${name} · ${date}`,
  from: ({ site }: { site: string }) => `From ${site}`,
  reports: ({ n }: { n: number }) =>
    n === 1 ? '1 report' : `${n.toLocaleString('en-US')} reports`,
  states: {
    waiting: 'In review',
    public: 'Published',
    refused: 'Rejected',
    withdrawn: 'Unpublished',
  },
  reasons: {
    nudity: 'Nudity or sexual content',
    violence: 'Violence',
    hate: 'Hate or harassment',
    rights: 'Rights violation',
    spam: 'Spam or scam',
    other: 'Something else',
  },
  more: 'Show more',
  empty: 'Nothing to review',
  emptyText: 'Works waiting for approval or reported appear here.',
}

export type ModerationTexts = typeof moderation
