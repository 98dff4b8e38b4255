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
  chooseForPicture: 'Choose a model for this image.',
  count: ({ n }: { n: number }) => count(n, 'model', 'models'),
  search: 'Search models',
  models: 'Models',
  filters: 'Filters',
  clear: 'Clear filters',
  any: {
    provider: 'All providers',
    engine: 'All engines',
    tag: 'All tags',
    task: 'All capabilities',
  },
  filter: { provider: 'Provider', engine: 'Engine', tag: 'Tag', task: 'Capability' },
  option: ({ name, n }: { name: string; n: number }) => `${name} (${n})`,
  nothing: 'No results',
  nothingText: 'No models match these filters.',
  none: 'No models yet',
  noneText: 'No models here yet. This site’s operator can connect some.',
  moreFailed: 'Couldn’t load more models.',
  loadingMore: 'Loading more…',
  open: ({ name }: { name: string }) => `Open: ${name}`,
  yours: 'Your latest work with it',

  // A model
  all: 'All models',
  gone: 'This model is no longer available',
  goneText: 'It may have been removed or renamed.',
  tryIt: 'Try it',
  about: 'About the model',
  abilities: 'Capabilities',
  settings: 'Settings',
  prompt: { none: 'no prompt', optional: 'prompt optional', wanted: 'needs a prompt' },
  files: ({ role, min, max }: FilesTold) => `${role}: ${min === max ? min : `${min} to ${max}`}`,
  mostResults: {
    image: ({ n }: { n: number }) => `Up to ${count(n, 'image', 'images')} at a time`,
    video: ({ n }: { n: number }) => `Up to ${count(n, 'video', 'videos')} at a time`,
    music: ({ n }: { n: number }) => `Up to ${count(n, 'song', 'songs')} at a time`,
    stems: ({ n }: { n: number }) => `Up to ${count(n, 'song', 'songs')} at a time`,
  },
  perClip: ({ price }: { price: string }) => `${price} per video`,
  perSecond: ({ price }: { price: string }) => `${price} per second`,
  perSong: ({ price }: { price: string }) => `${price} per song`,
  perTime: ({ price }: { price: string }) => `${price} per use`,
  andSecond: ({ base, price }: { base: string; price: string }) =>
    `${base} plus ${price} per second`,
  promptLimit: ({ n }: { n: number }) => `Prompts up to ${n.toLocaleString('en-US')} characters`,
  negativePrompt: 'Supports negative prompts',
  range: ({ min, max, usual: byDefault }: { min: string; max: string; usual: string }) =>
    `${min} to ${max}, default ${byDefault}`,
  usually: ({ options, usual: byDefault }: { options: string; usual: string }) =>
    `${options}; default ${byDefault}`,
  comma: ', ',
  seed: 'A whole number, or random',
  onOff: ({ usual: byDefault }: { usual: string }) => `On or off, default ${byDefault}`,
  on: 'on',
  off: 'off',
  text: ({ n }: { n: number }) => `Text up to ${n.toLocaleString('en-US')} characters`,
  samples: 'Made with it',
  noSamples: 'No published works yet. Yours could be the first.',
  takeSample: ({ prompt }: { prompt: string }) => `Use: ${prompt}`,
  close: 'Back to model',
}
export type ModelSquareTexts = typeof modelSquare
