const count = (n: number, one: string, many: string): string =>
  `${n.toLocaleString('en-US')} ${n === 1 ? one : many}`

export const ownGallery = {
  title: 'My gallery',
  sections: 'My gallery sections',
  published: 'Published',
  drafts: 'Drafts',
  waiting: 'In review',
  refused: 'Rejected',
  albums: 'Albums',
  liked: 'Liked',
  statistics: 'Statistics',
  toGallery: 'Gallery',
  myPage: 'My page',

  // Nothing there yet
  publishedEmpty: 'You haven’t published anything yet',
  publishedEmptyText: 'Pick works from your drafts. Everyone will see them under your name.',
  toDrafts: 'Choose works',
  draftsEmpty: 'Nothing to publish',
  draftsEmptyText: 'Finished works you haven’t published appear here.',
  draw: 'Create image',
  waitingEmpty: 'Nothing in review',
  waitingEmptyText: 'If this site reviews works first, they wait here.',
  refusedEmpty: 'Nothing rejected',
  refusedEmptyText: 'Works this site rejects appear here, with the reason.',
  albumsEmpty: 'No albums yet',
  albumsEmptyText:
    'Albums keep works together, yours and others’. Make them public or keep them private.',
  likedEmpty: 'No likes yet',
  likedEmptyText: 'Works you like appear here.',
  browse: 'Browse the gallery',
  loginTitle: 'Sign up to publish',
  loginText: 'Log in or sign up and keep everything you made as a guest. Then you can publish it.',
  register: 'Sign up',
  logIn: 'Log in',

  // Works
  results: 'Your works',
  openWork: ({ name }: { name: string }) => `Open: ${name}`,
  views: ({ n }: { n: number }) => count(n, 'view', 'views'),
  likes: ({ n }: { n: number }) => count(n, 'like', 'likes'),
  collects: ({ n }: { n: number }) => `in ${count(n, 'album', 'albums')}`,
  publish: 'Publish',
  publishMany: ({ n }: { n: number }) => (n === 0 ? 'Publish' : `Publish ${n}`),
  edit: 'Edit publication',
  again: 'Edit and publish again',
  collect: 'Add to album',
  withdraw: 'Unpublish',
  withdrawn: ({ n }: { n: number }) =>
    n === 1 ? 'Removed from the gallery.' : `${n} works removed from the gallery.`,
  actions: ({ name }: { name: string }) => `Actions: ${name}`,
  reason: 'Reason:',
  noReason: 'No reason given.',
  loadingMore: 'Loading more…',
  moreFailed: 'Couldn’t load more works.',

  // Choosing
  select: 'Select',
  tooMany: ({ max }: { max: number }) => `Up to ${max} works at a time.`,

  newAlbum: 'New album',

  // Statistics
  sums: 'Totals',
  sumWorks: 'Published works',
  sumViews: 'Views',
  sumLikes: 'Likes',
  sumCollects: 'Saves',
  sumRemakes: 'Remixes',
  sumFollowers: 'Followers',
  byDay: 'By day',
  measure: 'Metric',
  range: 'Time',
  week: '7 days',
  month: '30 days',
  quarter: '90 days',
  year: '1 year',
  statisticsEmpty: 'No activity in this period.',
  chart: 'By day',
  chartKeys: '← and → move through the bars.',
  showTable: 'Show table',
  when: 'When',
  amount: 'Number',
  collected: ({ n }: { n: number }) => `${n.toLocaleString('en-US')} saves`,
}
export type OwnGalleryTexts = typeof ownGallery
