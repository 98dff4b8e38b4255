export const help = {
  title: 'Help',
  pages: 'Pages of the handbook',
  chooseTitle: 'Handbook',
  notFound: 'This page of the handbook does not exist.',
  empty: 'There is nothing in the handbook yet',
  next: 'Next',
  previous: 'Previous',
  allPages: 'All pages',
  tour: 'Take the tour of the chat',
}
export type HelpTexts = typeof help
