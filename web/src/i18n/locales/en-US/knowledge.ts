export const knowledge = {
  attached: 'Attached files',
  removeFile: ({ name }: { name: string }) => `Remove ${name}`,
  uploading: 'Uploading…',
  reading: 'Reading…',
  failed: 'Couldn’t read this file.',
  readyWith: ({ n, shown }: { n: number; shown: string }) =>
    `Ready · ${shown} ${n === 1 ? 'character' : 'characters'}`,

  // One file
  document: 'File',
  passages: 'Passages',
  download: 'Download file',
  gone: 'File not found',
  goneText: 'It may have been deleted, or it belongs to someone else.',
  earlier: 'Previous passages',
  later: 'Next passages',
  cited: 'Cited passage',
  page: ({ n }: { n: number }) => `Page ${n}`,
  lines: ({ from, to }: { from: number; to: number }) =>
    from === to ? `Line ${from}` : `Lines ${from}–${to}`,

  // Own files
  title: 'My files',
  search: 'Search files',
  none: 'No files yet',
  noneText: 'Drop a PDF, Office file, or text file into a conversation and answers will cite it.',
  nothingFound: 'No files match',
  remove: ({ name }: { name: string }) => `Delete ${name}`,
  removeTitle: 'Delete this file?',
  removeText: ({ name }: { name: string }) =>
    `${name} will be deleted for good. Past answers keep their citations; new ones can’t use it.`,
  removeConfirm: 'Delete',
  more: 'Show more',

  // Choosing files
  chooseTitle: 'Add from my files',
  choose: ({ n }: { n: number }) =>
    n === 0 ? 'Add files' : n === 1 ? 'Add 1 file' : `Add ${n} files`,
  chooseMost: ({ n }: { n: number }) =>
    n === 1 ? 'You can add 1 more file.' : `You can add ${n} more files.`,
  chosenAlready: 'Already added',

  // What an app knows
  knowledge: 'Knowledge',
  knowledgeHint: 'Answers draw on these files and quote them, for everyone who uses it.',
  upload: 'Upload files',
  fromOwn: 'My files',
  ready: 'Ready',
  retryFile: ({ name }: { name: string }) => `Upload ${name} again`,
  tooMany: ({ max }: { max: number }) => `You can add up to ${max} files.`,

  notYours: 'This file was deleted or belongs to someone else. Here’s what the answer cites.',
}

export type KnowledgeTexts = typeof knowledge
