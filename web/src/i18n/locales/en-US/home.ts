export const home = {
  title: 'Explore',
  places: 'Places',
  recent: 'Go on where you were',
  allConversations: 'All conversations',
  ideas: 'Begin with an idea',
  placeholder: 'Ask anything',
}
export type HomeTexts = typeof home
