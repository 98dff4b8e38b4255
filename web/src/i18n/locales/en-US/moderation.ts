export const moderation = {
  title: 'Gallery review',
  text: 'Works that wait to be shown, and works that were reported. The longest waiting stand first.',
  waiting: ({ n }: { n: number }) =>
    n === 1 ? '1 work to decide on' : `${n.toLocaleString('en-US')} works to decide on`,
  list: 'Works to decide on',
  select: ({ name }: { name: string }) => `Select: ${name}`,
  selected: ({ n }: { n: number }) => `${n.toLocaleString('en-US')} selected`,
  selectAll: 'Select all',
  selectNone: 'Select none',
  show: 'Show',
  refuse: 'Refuse',
  showOne: ({ name }: { name: string }) => `Show: ${name}`,
  refuseOne: ({ name }: { name: string }) => `Refuse: ${name}`,
  shown: ({ n }: { n: number }) =>
    n === 1 ? 'The work is shown' : `${n.toLocaleString('en-US')} works are shown`,
  refused: ({ n }: { n: number }) =>
    n === 1 ? 'The work is refused' : `${n.toLocaleString('en-US')} works are refused`,
  refuseTitle: ({ n }: { n: number }) =>
    n === 1 ? 'Refuse this work?' : `Refuse ${n.toLocaleString('en-US')} works?`,
  message: 'What the author is told',
  messageHint: 'Left empty, they get the usual sentence.',
  openPicture: ({ n }: { n: number }) => `Open picture ${n}`,
  hiddenPrompt: 'The author hides this prompt from others.',
  by: ({ name, date }: { name: string; date: string }) => `${name} · ${date}`,
  from: ({ site }: { site: string }) => `From ${site}`,
  reports: ({ n }: { n: number }) =>
    n === 1 ? '1 report' : `${n.toLocaleString('en-US')} reports`,
  states: { waiting: 'Waiting', public: 'Shown', refused: 'Refused', withdrawn: 'Withdrawn' },
  reasons: {
    nudity: 'Nudity or sex',
    violence: 'Violence',
    hate: 'Hate or harassment',
    rights: 'Somebody’s rights',
    spam: 'Spam or fraud',
    other: 'Something else',
  },
  more: 'Show more',
  empty: 'Nothing waits',
  emptyText: 'Works that wait for a decision or were reported appear here.',
}

export type ModerationTexts = typeof moderation
