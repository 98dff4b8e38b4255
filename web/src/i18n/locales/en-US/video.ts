export const video = {
  title: 'AI video',
  shown: 'View',
  ownClips: 'Your videos',
  demos: 'Demos',
  empty: 'Your videos appear here',
  emptyText: 'Describe what happens, or add a first frame.',
  emptyDemos: 'Or start from one of these',
  openDemo: ({ title }: { title: string }) => `Watch: ${title}`,
  useDemo: ({ title }: { title: string }) => `Reuse: ${title}`,
  wordsTaken: 'Prompt applied.',
}
export type VideoTexts = typeof video
