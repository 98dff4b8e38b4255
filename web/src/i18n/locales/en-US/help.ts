export const help = {
  title: 'Help',
  pages: 'Handbook pages',
  chooseTitle: 'Handbook',
  notFound: 'Page not found in the handbook.',
  empty: 'The handbook is empty',
  next: 'Next',
  previous: 'Previous',
  allPages: 'All pages',
  tour: 'Take the chat tour',
}
export type HelpTexts = typeof help
