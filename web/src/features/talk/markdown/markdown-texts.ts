import { createContext, useContext } from 'react'

/** Every word that the renderer itself says. */
export interface MarkdownTexts {
  /** Name of a code block without a language. */
  readonly code: string
  readonly copyCode: string
  readonly copied: string
  readonly copyFailed: string
  readonly codeIn: (p: { language: string }) => string
  readonly table: string
  readonly taskDone: string
  readonly taskOpen: string
  /** Names the number that leads to a footnote. */
  readonly footnote: (p: { number: number }) => string
  /** Names the number of a footnote, which leads back. */
  readonly footnoteBack: (p: { number: number }) => string
  readonly showPicture: string
  /** Said of a picture on another site before it is shown. */
  readonly pictureFrom: (p: { host: string }) => string
  readonly pictureFailed: string
  readonly retry: string
  readonly diagram: string
  readonly showDiagram: string
  readonly showCode: string
  readonly enlargeDiagram: string
  readonly diagramFailed: (p: { reason: string }) => string
  readonly diagramReachesOut: string
  readonly diagramNotLoaded: string
  /** Said of a diagram that was given up, now or at an earlier visit. */
  readonly diagramHung: string
  /** Has such a diagram drawn all the same. */
  readonly drawDiagram: string
  /** Said of a diagram whose code is longer, or asks for more, than is drawn. */
  readonly diagramTooMuch: string
  readonly formulaTooLong: string
}

export const MarkdownTextsContext = createContext<MarkdownTexts | null>(null)

export function useMarkdownTexts(): MarkdownTexts {
  const texts = useContext(MarkdownTextsContext)
  if (!texts)
    throw new Error('Markdown needs its texts: pass `texts`, or provide MarkdownTextsContext')
  return texts
}
