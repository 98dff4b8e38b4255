const count = (n: number, one: string, many: string): string =>
  `${n.toLocaleString('en-US')} ${n === 1 ? one : many}`

export const workPage = {
  title: 'Work',
  about: 'About this work',
  pictures: 'Images',
  previous: 'Previous image',
  next: 'Next image',
  zoomIn: 'Zoom in',
  zoomOut: 'Fit to screen',
  picture: ({ n, of }: { n: number; of: number }) => `Image ${n} of ${of}`,

  makeLike: 'Remix',
  makeLikeHidden: 'The prompt is private. Bring your own words.',
  collect: 'Save to album',
  collected: 'Saved to album',
  download: 'Download',
  share: 'Share',
  report: 'Report',

  views: ({ n }: { n: number }) => count(n, 'view', 'views'),
  likes: ({ n }: { n: number }) => count(n, 'like', 'likes'),
  collects: ({ n }: { n: number }) => count(n, 'save', 'saves'),
  remakes: ({ n }: { n: number }) => count(n, 'remix', 'remixes'),

  recipe: 'Details',
  prompt: 'Prompt',
  negativePrompt: 'Negative prompt',
  hidden: 'The author keeps this prompt private.',
  inputsOnlyYou: 'Only you can see these files.',
  hiddenMine: 'Others can’t see this prompt.',
  model: 'Model',
  size: 'Size',
  length: 'Length',
  builtin: 'Built-in',
  builtinText: 'Made by the built-in engine, not an AI model',
  tags: 'Tags',
  licence: 'License',

  own: 'Your work',
  editOrWithdraw: 'Edit or unpublish',
  publishAgain: 'Publish again',
  onlyYou: 'Only you can see it.',

  lineage: 'Remix history',
  ancestors: 'Based on',
  descendants: 'Remixes',
  related: 'Related works',
  relatedFailed: 'Couldn’t load related works.',

  gone: 'Work not found',
  goneText: 'It may have been unpublished, or the link is wrong.',
  toGallery: 'Go to gallery',
}

export type WorkPageTexts = typeof workPage
