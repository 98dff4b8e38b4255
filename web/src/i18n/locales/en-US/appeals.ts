export const appeals = {
  appeal: 'Appeal against the refusal',
  text: 'Why it should be shown',
  hint: 'You may appeal once. Those who run the site read it and answer.',
  send: 'Send the appeal',
  cancel: 'Cancel',
  sent: 'Your appeal is sent',
  waiting: 'You have appealed. The answer will stand here.',
  refused: 'Your appeal was refused.',
  granted: 'Your appeal was granted.',
  answer: ({ text }: { text: string }) => `Answer: ${text}`,
  missing: 'Write why first.',
}

export type AppealsTexts = typeof appeals
