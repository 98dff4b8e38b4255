const many = (n: number, one: string, several: string): string =>
  `${n.toLocaleString('en-US')} ${n === 1 ? one : several}`

export const share = {
  // What a link shows
  by: ({ name }: { name: string }) => `By ${name}`,
  sharedOn: ({ date }: { date: string }) => `Shared on ${date}`,
  conversation: 'Conversation',
  untitledOf: { chat: 'A conversation', work: 'A work', mind: 'A mind map' },
  untitledWork: 'A work',
  goOn: 'Continue this conversation',
  goOnMind: 'Make a copy',
  goOnText: 'You get your own copy. The original stays as is.',
  prompt: 'Prompt',
  model: 'Model',
  picture: ({ n, of }: { n: number; of: number }) => `Image ${n} of ${of}`,
  workGone: 'This work no longer exists.',
  answerBroke: 'This answer was cut off.',
  nothingLeft: 'All messages in this conversation were deleted.',
  goneTitle: 'This link no longer works',
  goneText:
    'It was revoked, has expired, or is incomplete. Ask the person who sent it for a new one.',
  lockedTitle: 'This link is password-protected',
  lockedText: 'Ask the person who sent it for the password.',
  password: 'Password',
  openIt: 'Open',
  wrongPassword: 'Wrong password. Try again.',
  passwordEmpty: 'Enter the password.',

  // Making links
  shareTitles: { chat: 'Share conversation', work: 'Share link', mind: 'Share mind map' },
  shareTexts: {
    chat: 'Anyone with the link can see the conversation as it is now, without later messages.',
    work: 'Anyone with the link can see the work, its prompt, and your name, published or not.',
    mind: 'Anyone with the link can see the map as it is now, without later changes.',
  },
  optionalPassword: 'Password (optional)',
  optionalPasswordHint: 'Visitors enter it before they see anything.',
  expiry: 'Link expires',
  hours: { none: 'Never', '24': 'In 1 day', '168': 'In 7 days', '720': 'In 30 days' },
  create: 'Create link',
  notFound: 'Nothing to share here.',

  // Own links
  links: 'Links',
  noLinks: 'No links yet',
  noLinksText: 'Conversations, works, and mind maps you share by link appear here.',
  address: 'Link',
  copyLink: 'Copy link',
  copied: 'Copied',
  showQr: 'Show QR code',
  hideQr: 'Hide QR code',
  qr: 'QR code of the link',
  send: 'Share',
  openLink: 'Open link',
  withPassword: 'Password',
  until: ({ date }: { date: string }) => `expires ${date}`,
  forGood: 'never expires',
  views: ({ n }: { n: number }) => many(n, 'view', 'views'),
  revoke: 'Revoke',
  revokeTitle: 'Revoke this link?',
  revokeText: 'It stops working right away and can’t be restored. You can always create a new one.',
  revoked: 'Link revoked.',
  ofKind: { chat: 'Conversation', work: 'Work', mind: 'Mind map' },

  // The card of a published work
  panel: 'Share this work',
  card: 'Preview when the link is posted',
  saveCard: 'Save image',
}
export type ShareTexts = typeof share
