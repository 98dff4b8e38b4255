export const home = {
  title: 'Home',
  places: 'Places',
  recent: 'Continue',
  ideas: 'Try one of these',
  placeholder: 'Ask or make anything',
  today: 'Today',
  examples: 'Examples',
  wholeGallery: 'Gallery',
  untitled: 'Untitled work',
  underWay: 'In progress',
  kinds: { answer: 'Answer', picture: 'Image', clip: 'Video', song: 'Song', map: 'Map' },
  makeIdea: ({ kind, title }: { kind: string; title: string }) => `Make: ${kind} · ${title}`,
  chooseKind: ({ kind }: { kind: string }) => `Create as: ${kind}`,
  takeExample: ({ title }: { title: string }) => `Use ${title}`,
}
export type HomeTexts = typeof home
