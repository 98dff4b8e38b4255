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
  goOnMind: 'Make a copy of this map',
  goOnText: 'You get a copy of your own. The original stays as it is.',
  prompt: 'Prompt',
  model: 'Model',
  picture: ({ n, of }: { n: number; of: number }) => `Picture ${n} of ${of}`,
  workGone: 'This work is not there any more.',
  answerBroke: 'This answer did not come to its end.',
  nothingLeft: 'All messages of this conversation have been deleted.',
  goneTitle: 'This link opens nothing',
  goneText:
    'It was taken back, has expired, or its address is not whole. Ask whoever sent it for a new one.',
  lockedTitle: 'This link has a password',
  lockedText: 'Whoever sent you the link knows it.',
  password: 'Password',
  openIt: 'Open',
  wrongPassword: 'This password is not right.',
  passwordEmpty: 'Type the password.',

  // Making links
  shareTitles: { chat: 'Share conversation', work: 'Share by link', mind: 'Share mind map' },
  shareTexts: {
    chat: 'Whoever has the link sees the conversation as it is now. What comes later is not in it.',
    work: 'Whoever has the link sees the work, its prompt and your name, published or not.',
    mind: 'Whoever has the link sees the map as it is now. Later changes are not in it.',
  },
  optionalPassword: 'Password (optional)',
  optionalPasswordHint: 'It is asked for before anything is shown.',
  expiry: 'The link opens',
  hours: { none: 'For good', '24': '1 day', '168': '7 days', '720': '30 days' },
  create: 'Create link',
  notFound: 'There is nothing here to share.',

  // Own links
  links: 'Links',
  noLinks: 'No links yet',
  noLinksText: 'Conversations, works and mind maps that you share by link stand here.',
  address: 'Address',
  copyLink: 'Copy link',
  copied: 'Copied',
  showQr: 'Show QR code',
  hideQr: 'Hide QR code',
  qr: 'QR code of the link',
  send: 'Share',
  openLink: 'Open link',
  withPassword: 'With password',
  until: ({ date }: { date: string }) => `until ${date}`,
  forGood: 'does not expire',
  views: ({ n }: { n: number }) => many(n, 'view', 'views'),
  revoke: 'Revoke',
  revokeTitle: 'Revoke this link?',
  revokeText:
    'It opens nothing from then on. It cannot be brought back, but you can create another.',
  revoked: 'The link is revoked.',
  ofKind: { chat: 'Conversation', work: 'Work', mind: 'Mind map' },

  // The card of a published work
  panel: 'Share this work',
  card: 'How it looks where the address is posted',
  saveCard: 'Save card',
}
export type ShareTexts = typeof share
