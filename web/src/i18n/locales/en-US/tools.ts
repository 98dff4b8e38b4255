export const tools = {
  title: 'Toolbox',
  intro: 'Choose a tool for your image.',
  chooseForPicture: 'Choose a tool for this image.',
  all: 'All tools',
  from: ({ price }: { price: string }) => `from ${price}`,
  none: 'No tools yet',
  noneText: 'No model on this site edits images yet. Its operator can connect one.',
  about: {
    upscale: 'Enlarge an image and keep it sharp.',
    'remove-background': 'Keep the subject and make the rest transparent.',
    outpaint: 'Extend an image beyond its edges.',
    erase: 'Paint over anything to make it disappear.',
    restyle: 'Redraw an image in another style.',
    edit: 'Describe the change you want.',
    describe: 'Turn an image into a prompt.',
    slice: 'Cut an image into equal parts.',
    convert: 'Switch between PNG, JPEG, WebP, and AVIF.',
    compress: 'Make the file smaller without visible loss.',
    watermark: 'Add your text to an image.',
  },

  // Pictures
  paint: 'Paint over what to remove',
  dropHere: 'Drop images here',
  manyHint: ({ max }: { max: number }) => `Up to ${max} at a time. Each becomes a work.`,
  many: ({ n }: { n: number }) => `${n} images, ${n} works`,
  removeAll: 'Remove all',
  sentGone: 'That work no longer exists.',

  // Results
  result: 'Result',
  noResults: 'Results appear here',
  noResultsText: 'Choose, drop, or paste an image. Results are kept until you delete them.',
  goOn: 'Keep editing',
  piece: ({ n, of }: { n: number; of: number }) => `Part ${n} of ${of}`,
  downloadPiece: ({ n }: { n: number }) => `Download part ${n}`,
  drawThis: 'Create this image',
  copyWords: 'Copy text',
}
export type ToolsTexts = typeof tools
