const count = (n: number, one: string, many: string): string =>
  `${n.toLocaleString('en-US')} ${n === 1 ? one : many}`

export const midjourney = {
  // Help with the words
  tools: 'Help with the prompt',
  library: 'Library',
  improve: 'Improve',
  translate: 'Translate',
  helpPrice: ({
    model,
    improve,
    translate,
  }: {
    model: string
    improve: string
    translate: string
  }) => `By ${model}: Improve ${improve}, Translate ${translate}`,
  preview: 'Preview',
  translateToChinese: 'To Chinese',
  translatedToChinese: 'In Chinese now. Before:',
  translated: 'In English now. Before:',
  alreadyEnglish: 'Nothing to translate.',
  writeFirst: 'Write a few words first.',
  improveTitle: 'Improve my idea',
  improving: 'Looking for better words',
  improved: 'As a whole prompt',
  goOn: 'Or go on from it',
  byRules: 'Made by word lists and rules of this site, not by a model',
  byModel: ({ model, price }: { model: string; price: string }) => `By ${model} · ${price}`,
  use: 'Use this',
  takeWords: ({ text }: { text: string }) => `Use this: ${text}`,

  // The dry run
  previewTitle: 'What it becomes',
  previewing: 'Trying it out',
  sketch: 'A quick sketch of it, made by code of this site',
  becomes: 'The model is told',
  unwanted: 'Not wanted',
  promptCount: ({ n }: { n: number }) => count(n, 'prompt', 'prompts'),
  cost: 'Price',
  wait: 'Wait',
  waitUnknown: 'not known yet',
  seconds: ({ n }: { n: number }) => `about ${n} s`,
  minutes: ({ n }: { n: number }) => `about ${n} min`,
  works: ({ n }: { n: number }) => count(n, 'work', 'works'),

  // Many at once
  times: 'How many works',
  timesOf: ({ n }: { n: number }) => `×${n}`,
  batch: ({ works, price }: { works: number; price: string }) =>
    `${count(works, 'work', 'works')} · ${price}`,
  showPrompts: 'Show the prompts',
  hidePrompts: 'Hide the prompts',
  tooMany: ({ n, max }: { n: number; max: number }) =>
    `That would be ${n.toLocaleString('en-US')} works; at most ${max} go at once.`,

  // What a work can be asked for next
  next: 'Go on from it',
  upscaleShort: 'U',
  varyShort: 'V',
  upscaleTile: ({ n, price }: { n: number; price: string }) => `Upscale ${n} · ${price}`,
  varyTile: ({ n, price }: { n: number; price: string }) => `Vary ${n} · ${price}`,
  tile: 'Picture',
  step: ({ task, value }: { task: string; value: string }) => `${task}: ${value}`,
  region: 'Vary a region',
  regionPrompt: 'What should be there?',
  openGrid: 'Open the whole grid',
  editsPicture: 'The picture is in the form. Say what to change.',
  slice: 'Cut into its pictures',
  sliceTitle: 'Its pictures, one by one',
  slicing: 'Cutting it up',
  sliceText: 'They are kept among your uploads.',
  pictureOf: ({ n, of }: { n: number; of: number }) => `Picture ${n} of ${of}`,
  goBy: 'Go by this picture',
  goByNth: ({ n }: { n: number }) => `Go by picture ${n}`,
  downloadNth: ({ n }: { n: number }) => `Download picture ${n}`,

  // Nothing yet
}
export type MidjourneyTexts = typeof midjourney
