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
  publicText: 'Everyone can find it on your page and see its published works.',
  privateText: 'Only you can see it.',
  by: 'By',
  showAll: 'Show all',
  showLess: 'Show less',
  onlyYou: 'Not published: only you can see it here',
  onlyYouShort: 'Only you',
  cover: 'Cover',

  // Collecting
  collect: 'Add to album',
  collectTitle: 'Add to albums',
  collectMany: ({ n }: { n: number }) => `${count(n, 'work', 'works')} selected`,
  search: 'Search your albums',
  nothingFound: 'No albums match.',
  firstAlbum: 'Albums keep works together, yours and others’. Create your first.',
  someIn: 'Some are in it',

  // Making and changing
  newAlbum: 'New album',
  editAlbum: 'Edit album',
  title: 'Title',
  titleMissing: 'Enter a title.',
  description: 'Description',
  make: 'Create album',
  makeAndAdd: 'Create and add',
  made: ({ title }: { title: string }) => `Album “${title}” created.`,
  saved: 'Album saved.',
  discardTitle: 'Discard changes?',
  discardText: 'What you typed will be lost.',
  discard: 'Discard',

  // Its page
  edit: 'Edit',
  addWorks: 'Add your works',
  arrange: 'Rearrange',
  more: 'More actions',
  makePublic: 'Make public',
  makePrivate: 'Make private',
  isPublicNow: 'Everyone can see this album now.',
  isPrivateNow: 'Only you can see this album now.',
  deleteAlbum: 'Delete album',
  deleteTitle: ({ title }: { title: string }) => `Delete “${title}”?`,
  deleteText: 'Its works stay where they are. Links to this album stop working.',
  deleted: ({ title }: { title: string }) => `“${title}” deleted.`,
  notFoundTitle: 'Album not found',
  notFoundText: 'It was deleted or is private.',
  toGallery: 'Go to gallery',
  emptyOwn: 'This album is empty',
  emptyOwnText: 'Add your own works, or tap the bookmark on any work in the gallery.',
  emptyOther: 'Nothing here yet',
  emptyOtherText: 'Its works are no longer published, or none have been added yet.',
  browse: 'Browse the gallery',

  // Its works
  workActions: ({ name }: { name: string }) => `Actions: ${name}`,
  useAsCover: 'Use as cover',
  coverChanged: 'Cover changed.',
  removeWork: 'Remove from album',
  removed: 'Removed from album.',

  // Arranging
  arrangeHint:
    'Drag works to reorder them. With the keyboard: Space picks up and drops, arrow keys move, Esc cancels.',
  arrangeByTouch: 'Drag works by their handle to reorder them.',
  arrangeDone: 'Done',
  arrangeLoading: 'Loading all works…',
  moveWork: ({ name, place, of }: { name: string; place: number; of: number }) =>
    `Move ${name}, position ${place} of ${of}`,
  pickedUp: ({ name, place, of }: { name: string; place: number; of: number }) =>
    `Picked up ${name}, position ${place} of ${of}.`,
  movedTo: ({ place, of }: { place: number; of: number }) => `Position ${place} of ${of}.`,
  putDown: ({ name, place }: { name: string; place: number }) =>
    `Dropped ${name} at position ${place}.`,
  takenBack: ({ name, place }: { name: string; place: number }) =>
    `${name} is back at position ${place}.`,

  // Own works to add
  pickTitle: 'Add your works',
  pickEmpty: 'You don’t have any finished works yet.',
  pickOne: ({ name }: { name: string }) => `Choose: ${name}`,
  isIn: 'In album',
  add: ({ n }: { n: number }) => (n === 0 ? 'Add' : `Add ${count(n, 'work', 'works')}`),
  added: ({ n }: { n: number }) => (n === 1 ? 'Added to album.' : `${n} works added to album.`),
}
export type AlbumsTexts = typeof albums
