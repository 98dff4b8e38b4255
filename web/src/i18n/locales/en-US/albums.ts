const count = (n: number, one: string, many: string): string =>
  `${n.toLocaleString('en-US')} ${n === 1 ? one : many}`

export const albums = {
  // What an album is
  album: 'Album',
  albums: 'Albums',
  allAlbums: 'All albums',
  works: ({ n }: { n: number }) => count(n, 'work', 'works'),
  public: 'Public',
  private: 'Private',
  publicText: 'Everybody finds it on your page and sees its published works.',
  privateText: 'You alone see it.',
  by: 'By',
  showAll: 'Show all',
  showLess: 'Show less',
  onlyYou: 'Not published: you alone see it here',
  onlyYouShort: 'Only you',
  cover: 'Cover',

  // Collecting
  collect: 'Add to album',
  collectTitle: 'Add to albums',
  collectMany: ({ n }: { n: number }) => `${count(n, 'work', 'works')} at once`,
  search: 'Search your albums',
  nothingFound: 'No album is called that.',
  firstAlbum: 'Albums keep works together: yours and those of others. Make your first one.',
  someIn: 'Some are in it',

  // Making and changing
  newAlbum: 'New album',
  editAlbum: 'Edit album',
  title: 'Title',
  titleMissing: 'Give it a title.',
  description: 'Description',
  make: 'Make album',
  makeAndAdd: 'Make album and add',
  made: ({ title }: { title: string }) => `The album “${title}” is made.`,
  saved: 'The album is saved.',
  discardTitle: 'Close without saving?',
  discardText: 'What you typed is lost.',
  discard: 'Close without saving',

  // Its page
  edit: 'Edit',
  addWorks: 'Add own works',
  arrange: 'Arrange',
  more: 'More actions',
  makePublic: 'Make public',
  makePrivate: 'Make private',
  isPublicNow: 'Everybody can see this album now.',
  isPrivateNow: 'You alone see this album now.',
  deleteAlbum: 'Delete album',
  deleteTitle: ({ title }: { title: string }) => `Delete “${title}”?`,
  deleteText: 'Its works stay where they are. The address of this album leads nowhere any more.',
  deleted: ({ title }: { title: string }) => `“${title}” is deleted.`,
  notFoundTitle: 'There is no such album',
  notFoundText: 'It was deleted, or whoever made it keeps it to themselves.',
  toGallery: 'To the gallery',
  emptyOwn: 'Nothing in this album yet',
  emptyOwnText: 'Add works of yours, or press the bookmark on any work of the gallery.',
  emptyOther: 'Nothing to see in this album',
  emptyOtherText: 'Its works are not published any more, or it is still to be filled.',
  browse: 'Look around in the gallery',

  // Its works
  workActions: ({ name }: { name: string }) => `Actions: ${name}`,
  useAsCover: 'Use as cover',
  coverChanged: 'The cover is changed.',
  removeWork: 'Remove from album',
  removed: 'Removed from the album.',

  // Arranging
  arrangeHint:
    'Drag works to where they belong. With keys: Space picks one up, arrows move it, Space puts it down, Esc takes it back.',
  arrangeByTouch: 'Drag works by their grip to where they belong.',
  arrangeDone: 'Done',
  arrangeLoading: 'All works of the album are being fetched',
  moveWork: ({ name, place, of }: { name: string; place: number; of: number }) =>
    `Move: ${name}, place ${place} of ${of}`,
  pickedUp: ({ name, place, of }: { name: string; place: number; of: number }) =>
    `${name} picked up, place ${place} of ${of}.`,
  movedTo: ({ place, of }: { place: number; of: number }) => `Place ${place} of ${of}.`,
  putDown: ({ name, place }: { name: string; place: number }) =>
    `${name} put down at place ${place}.`,
  takenBack: ({ name, place }: { name: string; place: number }) =>
    `${name} is back at place ${place}.`,

  // Own works to add
  pickTitle: 'Add own works',
  pickEmpty: 'You have no finished works yet.',
  pickOne: ({ name }: { name: string }) => `Choose: ${name}`,
  isIn: 'In the album',
  add: ({ n }: { n: number }) => (n === 0 ? 'Add' : `Add ${count(n, 'work', 'works')}`),
  added: ({ n }: { n: number }) =>
    n === 1 ? 'The work is in the album.' : `${n} works are in the album.`,
}
export type AlbumsTexts = typeof albums
