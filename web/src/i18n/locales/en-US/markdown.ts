/** The words of features/markdown. */
export const markdown = {
  code: 'Code',
  copyCode: 'Copy code',
  copied: 'Copied',
  copyFailed: 'Could not copy',
  codeIn: ({ language }: { language: string }) => `${language} code`,
  table: 'Table',
  taskDone: 'Done',
  taskOpen: 'To do',
  showPicture: 'Show picture',
  pictureFrom: ({ host }: { host: string }) => `Picture from ${host}`,
  pictureFailed: 'The picture could not be loaded',
  retry: 'Try again',
  diagram: 'Diagram',
  showDiagram: 'Show diagram',
  showCode: 'Show code',
  enlargeDiagram: 'Show at full size',
  fitDiagram: 'Fit to width',
  diagramFailed: ({ reason }: { reason: string }) => `The diagram could not be drawn: ${reason}`,
  diagramReachesOut: 'The diagram loads something from another site, so it is shown as code.',
  diagramNotLoaded: 'What draws diagrams could not be loaded.',
}
export type MarkdownTexts = typeof markdown
