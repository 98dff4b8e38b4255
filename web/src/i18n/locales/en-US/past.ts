const many = (n: number, one: string, several: string): string =>
  `${n.toLocaleString('en-US')} ${n === 1 ? one : several}`

export const past = {
  // Bringing conversations
  importTitle: 'Import conversations',
  importText:
    'From ChatGPT, Claude, DeepSeek, Open WebUI, LibreChat, NextChat or an export made here. Nothing is imported twice.',
  chooseFiles: 'Choose files',
  dropFiles: 'Drop files here, or choose them',
  fileKinds: 'JSON files, or the ZIP that you were sent',
  howTo: 'Where these files come from',
  howChatgpt: 'ChatGPT: Settings → Data controls → Export data. The ZIP comes by e-mail.',
  howClaude: 'Claude: Settings → Privacy → Export data. The ZIP comes by e-mail.',
  howDeepseek: 'DeepSeek: Settings → Data → Export data. A ZIP is saved.',
  howOpenwebui: 'Open WebUI: Settings → Data controls → Export chats. A JSON file is saved.',
  howLibrechat: 'LibreChat: the menu of a conversation → Export, as JSON.',
  howNextchat: 'NextChat: Settings → Export under the local data. A JSON file is saved.',
  howOwn: 'Here: the JSON export of your conversations, or the archive of your account.',
  reading: 'Reading the files…',
  sources: {
    chatgpt: 'ChatGPT',
    claude: 'Claude',
    deepseek: 'DeepSeek',
    openwebui: 'Open WebUI',
    librechat: 'LibreChat',
    nextchat: 'NextChat',
    atelier: 'Exported here',
  },
  found: ({ conversations, messages }: { conversations: number; messages: number }) =>
    `${many(conversations, 'conversation', 'conversations')} with ${many(messages, 'message', 'messages')}`,
  alreadyThere: ({ n }: { n: number }) => `${n.toLocaleString('en-US')} already there`,
  there: 'Already there',
  untitled: 'Untitled',
  messages: ({ n }: { n: number }) => many(n, 'message', 'messages'),
  chooseAll: 'Choose all',
  chosen: ({ n }: { n: number }) => `${n.toLocaleString('en-US')} chosen`,
  list: 'Conversations found',
  filter: 'Filter by title',
  nothingMatches: 'No title has these words.',
  importChosen: ({ n }: { n: number }) => `Import ${many(n, 'conversation', 'conversations')}`,
  allThere: 'All of these are here already.',
  otherFiles: 'Other files',
  progress: ({ done, of }: { done: number; of: number }) =>
    `${done.toLocaleString('en-US')} of ${of.toLocaleString('en-US')}`,
  importing: 'Importing…',
  stop: 'Stop',
  imported: ({ n }: { n: number }) => `${many(n, 'conversation', 'conversations')} imported`,
  importStopped: 'What was imported stays. Go on whenever you like: nothing comes twice.',
  goOn: 'Go on',
  openFirst: 'Open the newest',
  done: 'Done',
  problems: ({ n }: { n: number }) => `${n.toLocaleString('en-US')} could not be read`,
  reasons: {
    'not-json': 'is no JSON and no ZIP',
    'unknown-format': 'is no export that is known here',
    unreadable: 'is damaged',
    empty: 'has no messages',
    'too-large': 'is too long',
    'no-conversations': 'holds no conversations',
    'cut-off': 'ends in the middle; what stands before that is here',
    refused: 'was not taken by the server',
  },
  leftOut: 'What does not come along',
  leftOutKinds: {
    pictures: ({ n }: { n: number }) => `${many(n, 'picture', 'pictures')}: a note stands in place`,
    files: ({ n }: { n: number }) => `${many(n, 'file', 'files')}: the name stands in place`,
    recordings: ({ n }: { n: number }) =>
      `${many(n, 'recording', 'recordings')}: what was said is here in words`,
    'tool-steps': ({ n }: { n: number }) =>
      `${many(n, 'step', 'steps')} of tools between the answers, such as searches`,
    instructions: ({ n }: { n: number }) =>
      `${many(n, 'hidden instruction', 'hidden instructions')} to the model`,
    failed: ({ n }: { n: number }) => many(n, 'answer that failed', 'answers that failed'),
    unknown: ({ n }: { n: number }) =>
      `${many(n, 'part', 'parts')} of a kind that is not known here`,
  },
  checkFailed: 'It could not be found out which are here already.',
  pictureMissing: ({ name }: { name: string }) =>
    name ? `[Picture, not in the file: ${name}]` : '[Picture, not in the file]',
  fileMissing: ({ name }: { name: string }) =>
    name ? `[File, not in the export: ${name}]` : '[File, not in the export]',

  // Taking conversations along
  exportTitle: 'Export conversation',
  exportAllTitle: 'Export conversations',
  exportText: 'As it is shown now, with the chosen versions.',
  exportAllText: 'All of them in one file, as they are shown now.',
  format: 'Format',
  formats: { markdown: 'Markdown', json: 'JSON', picture: 'Picture', pdf: 'PDF' },
  formatTexts: {
    markdown: 'To read and edit anywhere.',
    json: 'Everything as data. It can be imported here again.',
    picture: 'A long PNG picture; a very long conversation becomes several, in a ZIP.',
    pdf: 'Opens the print window of your browser: choose “Save as PDF” there. The text can be selected.',
  },
  zipText: 'A ZIP with a Markdown file for each conversation.',
  export: 'Export',
  exporting: 'Exporting…',
  exported: 'The file is saved',
  exportFailed: 'Export Failed',
  nothingToExport: 'There is nothing here to export.',
  you: 'You',
  answer: 'Answer',
}
export type PastTexts = typeof past
