// What is drawn beside the page, and what comes of it.

export type FormulaJob = { readonly tex: string; readonly display: boolean }

export type DiagramJob = { readonly source: string; readonly dark: boolean }

export interface DrawnDiagram {
  /** A data URL. */
  readonly src: string
  readonly width: number
  readonly height: number
}
