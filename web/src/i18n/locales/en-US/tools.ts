export const tools = {
  title: 'Toolbox',
  intro: 'Choose what to do with a picture.',
  chooseForPicture: 'Choose what to do with this picture.',
  all: 'All tools',
  from: ({ price }: { price: string }) => `from ${price}`,
  none: 'No tools yet',
  noneText: 'This site has no model that changes pictures. Its operator can connect one.',
  about: {
    upscale: 'Makes a picture larger and keeps it sharp.',
    'remove-background': 'Keeps what the picture is about and makes the rest transparent.',
    outpaint: 'Goes on painting beyond the edges.',
    erase: 'Paint over what disturbs, and it is gone.',
    restyle: 'The same picture in another style.',
    edit: 'Say in words what is to change.',
    describe: 'Puts into words what a picture shows, as a prompt.',
    slice: 'Cuts a picture into equal parts.',
    convert: 'Another file type: PNG, JPEG, WebP, AVIF.',
    compress: 'A smaller file that looks the same.',
    watermark: 'Puts your words over the picture.',
  },

  // Pictures
  paint: 'Paint over what is to go',
  dropHere: 'Drop pictures here',
  manyHint: ({ max }: { max: number }) => `Up to ${max} at once; each becomes a work.`,
  many: ({ n }: { n: number }) => `${n} pictures, ${n} works`,
  removeAll: 'Remove all',
  sentGone: 'What was sent here does not exist any more.',

  // Results
  result: 'Result',
  noResults: 'Results appear here',
  noResultsText: 'Choose, drop or paste a picture. Results are kept until you delete them.',
  goOn: 'Go on with it',
  piece: ({ n, of }: { n: number; of: number }) => `Part ${n} of ${of}`,
  downloadPiece: ({ n }: { n: number }) => `Download part ${n}`,
  drawThis: 'Draw this',
  copyWords: 'Copy the words',
}
export type ToolsTexts = typeof tools
