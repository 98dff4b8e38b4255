const count = (n: number, one: string, many: string): string =>
  `${n.toLocaleString('en-US')} ${n === 1 ? one : many}`

type FilesTold = {
  role: string
  min: number
  max: number
  medium: 'picture' | 'clip' | 'song'
}

export const modelSquare = {
  title: 'Model square',
  chooseForPicture: 'Choose a model for this picture.',
  count: ({ n }: { n: number }) => count(n, 'model', 'models'),
  search: 'Search models',
  models: 'Models',
  filters: 'Filters',
  clear: 'Clear filters',
  any: { provider: 'All providers', engine: 'All engines', tag: 'All tags', task: 'All abilities' },
  filter: { provider: 'Provider', engine: 'Engine', tag: 'Tag', task: 'Ability' },
  option: ({ name, n }: { name: string; n: number }) => `${name} (${n})`,
  nothing: 'Nothing fits',
  nothingText: 'No model fits all of these filters.',
  none: 'No models yet',
  noneText: 'This site has no models in its square. Its operator can connect some.',
  moreFailed: 'More models could not be loaded.',
  loadingMore: 'Loading more models',
  open: ({ name }: { name: string }) => `Open: ${name}`,
  yours: 'Your latest work with it',

  // A model
  all: 'All models',
  gone: 'This model is not offered any more',
  goneText: 'It may have been removed or renamed.',
  tryIt: 'Try it',
  about: 'About the model',
  abilities: 'What it can do',
  settings: 'What can be set',
  prompt: { none: 'needs no words', optional: 'words are optional', wanted: 'needs words' },
  files: ({ role, min, max }: FilesTold) => `${role}: ${min === max ? min : `${min} to ${max}`}`,
  mostResults: {
    image: ({ n }: { n: number }) => `${count(n, 'picture', 'pictures')} at once at most`,
    video: ({ n }: { n: number }) => `${count(n, 'clip', 'clips')} at once at most`,
    music: ({ n }: { n: number }) => `${count(n, 'song', 'songs')} at once at most`,
    stems: ({ n }: { n: number }) => `${count(n, 'song', 'songs')} at once at most`,
  },
  perClip: ({ price }: { price: string }) => `${price} a clip`,
  perSecond: ({ price }: { price: string }) => `${price} a second`,
  perSong: ({ price }: { price: string }) => `${price} a song`,
  perTime: ({ price }: { price: string }) => `${price} each time`,
  andSecond: ({ base, price }: { base: string; price: string }) => `${base} and ${price} a second`,
  promptLimit: ({ n }: { n: number }) => `Prompts of up to ${n.toLocaleString('en-US')} characters`,
  negativePrompt: 'Takes what is not wanted',
  range: ({ min, max, usual: byDefault }: { min: string; max: string; usual: string }) =>
    `${min} to ${max}, usually ${byDefault}`,
  usually: ({ options, usual: byDefault }: { options: string; usual: string }) =>
    `${options}; usually ${byDefault}`,
  comma: ', ',
  seed: 'A whole number, or by chance',
  onOff: ({ usual: byDefault }: { usual: string }) => `On or off, usually ${byDefault}`,
  on: 'on',
  off: 'off',
  text: ({ n }: { n: number }) => `Text of up to ${n.toLocaleString('en-US')} characters`,
  samples: 'Made with it',
  noSamples: 'Nobody has shown a work of it yet. Yours can be the first.',
  takeSample: ({ prompt }: { prompt: string }) => `Use this: ${prompt}`,
  close: 'Back to the model',
}
export type ModelSquareTexts = typeof modelSquare
