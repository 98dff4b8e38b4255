const count = (n: number, one: string, many: string): string =>
  `${n.toLocaleString('en-US')} ${n === 1 ? one : many}`

export const ownGallery = {
  title: 'My gallery',
  sections: 'Sections of my gallery',
  published: 'Published',
  drafts: 'Drafts',
  waiting: 'Waiting',
  refused: 'Refused',
  albums: 'Albums',
  liked: 'Liked',
  statistics: 'Statistics',
  toGallery: 'Gallery',
  myPage: 'My page',

  // Nothing there yet
  publishedEmpty: 'You have published nothing yet',
  publishedEmptyText: 'Choose works among your drafts. Everybody sees them then, under your name.',
  toDrafts: 'Choose works',
  draftsEmpty: 'Nothing that could be published',
  draftsEmptyText: 'Finished works that you have not published stand here.',
  draw: 'Draw something',
  waitingEmpty: 'Nothing is waiting',
  waitingEmptyText: 'Where the site looks at works before everybody sees them, they wait here.',
  refusedEmpty: 'Nothing was refused',
  refusedEmptyText: 'A work that this site does not show stands here, with the reason.',
  albumsEmpty: 'You have no albums yet',
  albumsEmptyText:
    'An album keeps works together, your own and those of others. You can show it or keep it to yourself.',
  likedEmpty: 'You have liked nothing yet',
  likedEmptyText: 'Press the heart on a work and you find it again here.',
  browse: 'Look around in the gallery',
  loginTitle: 'Publishing needs an account',
  loginText:
    'Log in or register, and everything you made as a guest comes along. Then you can publish it.',
  register: 'Register',
  logIn: 'Log in',

  // Works
  results: 'Own works',
  openWork: ({ name }: { name: string }) => `Open: ${name}`,
  views: ({ n }: { n: number }) => count(n, 'view', 'views'),
  likes: ({ n }: { n: number }) => count(n, 'like', 'likes'),
  collects: ({ n }: { n: number }) => `in ${count(n, 'album', 'albums')} of others`,
  publish: 'Publish',
  publishMany: ({ n }: { n: number }) => (n === 0 ? 'Publish' : `Publish ${n}`),
  edit: 'Edit publication',
  again: 'Change and publish again',
  collect: 'Add to album',
  withdraw: 'Withdraw',
  withdrawn: ({ n }: { n: number }) =>
    n === 1
      ? 'The work is withdrawn and gone from the gallery.'
      : `${n} works are withdrawn and gone from the gallery.`,
  actions: ({ name }: { name: string }) => `Actions: ${name}`,
  reason: 'Why:',
  noReason: 'No reason was given.',
  loadingMore: 'More is coming',
  moreFailed: 'The next works could not be fetched.',

  // Choosing
  select: 'Select',
  tooMany: ({ max }: { max: number }) => `At most ${max} works at once.`,

  newAlbum: 'New album',

  // Statistics
  sums: 'All in all',
  sumWorks: 'Works shown',
  sumViews: 'Views',
  sumLikes: 'Likes',
  sumCollects: 'Collected',
  sumRemakes: 'Remakes',
  sumFollowers: 'Followers',
  byDay: 'By day',
  measure: 'What is counted',
  range: 'Time',
  week: '7 days',
  month: '30 days',
  quarter: '90 days',
  year: 'A year',
  statisticsEmpty: 'Nothing happened in this time.',
  chart: 'By day',
  chartKeys: 'Left and right arrow keys go through the bars.',
  showTable: 'Show as a table',
  when: 'When',
  amount: 'Number',
  collected: ({ n }: { n: number }) => `${n.toLocaleString('en-US')} times collected`,
}
export type OwnGalleryTexts = typeof ownGallery
