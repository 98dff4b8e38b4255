import { renderToStaticMarkup } from 'react-dom/server'
import { Markdown } from '../markdown.tsx'
import type { MarkdownTexts } from '../markdown-texts.ts'

export const testTexts: MarkdownTexts = {
  code: 'Code',
  copyCode: 'Copy',
  copied: 'Copied',
  copyFailed: 'Not copied',
  codeIn: ({ language }) => `Code in ${language}`,
  table: 'Table',
  taskDone: 'Done',
  taskOpen: 'Open',
  footnote: ({ number }) => `Footnote ${number}`,
  footnoteBack: ({ number }) => `Back to where footnote ${number} is`,
  showPicture: 'Show picture',
  pictureFrom: ({ host }) => `Picture on ${host}`,
  pictureFailed: 'No picture',
  retry: 'Try again',
  diagram: 'Diagram',
  showDiagram: 'Diagram',
  showCode: 'Code',
  enlargeDiagram: 'Enlarge',
  diagramFailed: ({ reason }) => `Not drawn: ${reason}`,
  diagramReachesOut: 'It reaches out',
  diagramNotLoaded: 'Not loaded',
  diagramHung: 'It hangs',
  drawDiagram: 'Draw',
  diagramTooMuch: 'Too much',
  formulaTooLong: 'Too long',
}

/** The HTML of a text as it is first drawn, without the wrappers of the whole and of its blocks. */
export function renderMarkdown(text: string, streaming = false): string {
  const html = renderToStaticMarkup(
    <Markdown text={text} streaming={streaming} texts={testTexts} />,
  )
  return html
    .replace(/^<div class="md"[^>]*>/, '')
    .replace(/<\/div>$/, '')
    .replace(/<div class="md-block[^>]*>([\s\S]*?)<\/div>(?=<div class="md-block|$)/g, '$1')
}
