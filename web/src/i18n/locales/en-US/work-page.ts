const count = (n: number, one: string, many: string): string =>
  `${n.toLocaleString('en-US')} ${n === 1 ? one : many}`

export const workPage = {
  title: 'Work',
  about: 'About this work',
  pictures: 'Pictures',
  previous: 'Previous picture',
  next: 'Next picture',
  zoomIn: 'Zoom in',
  zoomOut: 'Whole picture',
  picture: ({ n, of }: { n: number; of: number }) => `Picture ${n} of ${of}`,

  makeLike: 'Make one like it',
  makeLikeHidden: 'The prompt stays with its author: bring your own words.',
  collect: 'Collect',
  collected: 'In your albums',
  download: 'Download',
  share: 'Share',
  report: 'Report',

  views: ({ n }: { n: number }) => count(n, 'view', 'views'),
  likes: ({ n }: { n: number }) => count(n, 'like', 'likes'),
  collects: ({ n }: { n: number }) => count(n, 'collection', 'collections'),
  remakes: ({ n }: { n: number }) => count(n, 'remake', 'remakes'),

  recipe: 'Recipe',
  prompt: 'Prompt',
  negativePrompt: 'Not wanted',
  hidden: 'The author keeps the prompt to themselves.',
  inputsOnlyYou: 'Only you see these files.',
  hiddenMine: 'Others do not see this prompt.',
  model: 'Model',
  size: 'Size',
  length: 'Length',
  builtin: 'Built-in',
  builtinText: 'Made by code of this site, not by a model',
  tags: 'Tags',
  licence: 'Licence',

  own: 'Your work',
  editOrWithdraw: 'Edit or withdraw',
  publishAgain: 'Publish again',
  onlyYou: 'Only you see it.',

  lineage: 'Where it comes from and what came of it',
  ancestors: 'Goes on from',
  descendants: 'Goes on from this',
  related: 'Related works',
  relatedFailed: 'Related works could not be loaded.',

  gone: 'This work is not here',
  goneText: 'It was withdrawn, or the address is mistyped.',
  toGallery: 'To the gallery',
}

export type WorkPageTexts = typeof workPage
