export const appeals = {
  appeal: 'Appeal this decision',
  text: 'Why should it be shown?',
  hint: 'You can appeal once. A moderator will read it and reply.',
  send: 'Send appeal',
  cancel: 'Cancel',
  sent: 'Appeal sent',
  waiting: 'Appeal sent. The reply will appear here.',
  refused: 'Your appeal was denied.',
  granted: 'Your appeal was accepted.',
  answer: ({ text }: { text: string }) => `Reply: ${text}`,
  missing: 'Say why first.',
}

export type AppealsTexts = typeof appeals
