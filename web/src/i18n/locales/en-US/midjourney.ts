const count = (n: number, one: string, many: string): string =>
  `${n.toLocaleString('en-US')} ${n === 1 ? one : many}`

export const midjourney = {
  // Help with the words
  tools: 'Prompt tools',
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
  translatedToChinese: 'Translated to Chinese. Original:',
  translated: 'Translated to English. Original:',
  alreadyEnglish: 'Nothing to translate.',
  writeFirst: 'Write a few words first.',
  improveTitle: 'Improve my idea',
  improving: 'Improving…',
  improved: 'Full prompt',
  goOn: 'Or build on it',
  byRules: 'Made from word lists and rules, not by an AI model',
  byModel: ({ model, price }: { model: string; price: string }) => `By ${model} · ${price}`,
  use: 'Use',
  takeWords: ({ text }: { text: string }) => `Use: ${text}`,

  // The dry run
  previewTitle: 'Prompt preview',
  previewing: 'Previewing…',
  sketch: 'Quick sketch by the built-in engine',
  becomes: 'Sent to the model',
  unwanted: 'Negative prompt',
  promptCount: ({ n }: { n: number }) => count(n, 'prompt', 'prompts'),
  cost: 'Price',
  wait: 'Wait',
  waitUnknown: 'unknown',
  seconds: ({ n }: { n: number }) => `about ${n} s`,
  minutes: ({ n }: { n: number }) => `about ${n} min`,
  works: ({ n }: { n: number }) => count(n, 'work', 'works'),

  // Many at once
  times: 'Number of works',
  timesOf: ({ n }: { n: number }) => `×${n}`,
  batch: ({ works, price }: { works: number; price: string }) =>
    `${count(works, 'work', 'works')} · ${price}`,
  showPrompts: 'Show the prompts',
  hidePrompts: 'Hide the prompts',
  tooMany: ({ n, max }: { n: number; max: number }) =>
    `That is ${n.toLocaleString('en-US')} works. The limit is ${max} at a time.`,

  // What a work can be asked for next
  next: 'Next steps',
  upscaleShort: 'U',
  varyShort: 'V',
  upscaleTile: ({ n, price }: { n: number; price: string }) => `Upscale ${n} · ${price}`,
  varyTile: ({ n, price }: { n: number; price: string }) => `Vary ${n} · ${price}`,
  tile: 'Image',
  step: ({ task, value }: { task: string; value: string }) => `${task}: ${value}`,
  region: 'Vary a region',
  regionPrompt: 'What should be there?',
  openGrid: 'Open the grid',
  editsPicture: 'The image is in the form. Say what to change.',
  slice: 'Split into images',
  sliceTitle: 'Separate images',
  slicing: 'Splitting…',
  sliceText: 'Saved to your uploads.',
  pictureOf: ({ n, of }: { n: number; of: number }) => `Image ${n} of ${of}`,
  goBy: 'Use as reference',
  goByNth: ({ n }: { n: number }) => `Use image ${n} as reference`,
  downloadNth: ({ n }: { n: number }) => `Download image ${n}`,

  // Nothing yet
}
export type MidjourneyTexts = typeof midjourney
