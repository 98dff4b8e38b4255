export const video = {
  title: 'AI video',
  shown: 'What is shown',
  ownClips: 'Your clips',
  demos: 'Demos',
  empty: 'Your clips appear here',
  emptyText: 'Write what should happen, or add the picture that the clip begins with.',
  emptyDemos: 'Or begin with one of these',
  openDemo: ({ title }: { title: string }) => `Watch: ${title}`,
  useDemo: ({ title }: { title: string }) => `Use this: ${title}`,
  wordsTaken: 'The words are in the form.',
}
export type VideoTexts = typeof video
