export const knowledge = {
  attached: 'Files of the message',
  removeFile: ({ name }: { name: string }) => `Remove ${name}`,
  uploading: 'Uploading',
  reading: 'Reading…',
  failed: 'It could not be read.',
  readyWith: ({ n, shown }: { n: number; shown: string }) =>
    `Ready · ${shown} ${n === 1 ? 'character' : 'characters'}`,

  // One file
  document: 'File',
  passages: 'Passages',
  download: 'Download the file',
  gone: 'This file is not there any more',
  goneText: 'It was deleted, or belongs to somebody else.',
  earlier: 'Earlier passages',
  later: 'More passages',
  cited: 'Cited passage',
  page: ({ n }: { n: number }) => `Page ${n}`,
  lines: ({ from, to }: { from: number; to: number }) =>
    from === to ? `Line ${from}` : `Lines ${from}–${to}`,

  // Own files
  title: 'My files',
  search: 'Search files',
  none: 'No files yet',
  noneText: 'Drop a PDF, an Office file, or text into a conversation, and answers cite it.',
  nothingFound: 'No file has this in its name',
  remove: ({ name }: { name: string }) => `Delete ${name}`,
  removeTitle: 'Delete this file?',
  removeText: ({ name }: { name: string }) =>
    `${name} is deleted for good. Answers keep the words that they cited; new ones cannot use it.`,
  removeConfirm: 'Delete',
  more: 'Show more',

  // Choosing files
  chooseTitle: 'Add from my files',
  choose: ({ n }: { n: number }) =>
    n === 0 ? 'Add files' : n === 1 ? 'Add 1 file' : `Add ${n} files`,
  chooseMost: ({ n }: { n: number }) =>
    n === 1 ? 'One more file can be added.' : `${n} more files can be added.`,
  chosenAlready: 'Already added',

  // What an app knows
  knowledge: 'Knowledge',
  knowledgeHint: 'Answers are taken from these files and quote them, for everybody who uses it.',
  upload: 'Upload files',
  fromOwn: 'My files',
  ready: 'Ready',
  retryFile: ({ name }: { name: string }) => `Upload ${name} again`,
  tooMany: ({ max }: { max: number }) => `At most ${max} files can be added.`,

  notYours: 'The file belongs to somebody else or was deleted. This is what the answer cites.',
}

export type KnowledgeTexts = typeof knowledge
