export const home = {
  title: 'Home',
  places: 'Places',
  recent: 'Continue',
  ideas: 'Make one of these',
  placeholder: 'Ask or make anything',
  today: 'Today',
  examples: 'Examples',
  wholeGallery: 'Gallery',
  untitled: 'Untitled work',
  underWay: 'In progress',
  kinds: { answer: 'Answer', picture: 'Picture', clip: 'Clip', song: 'Song', map: 'Map' },
  makeIdea: ({ kind, title }: { kind: string; title: string }) => `Make: ${kind} · ${title}`,
  chooseKind: ({ kind }: { kind: string }) => `Made as: ${kind}`,
  takeExample: ({ title }: { title: string }) => `Use ${title}`,
}
export type HomeTexts = typeof home
