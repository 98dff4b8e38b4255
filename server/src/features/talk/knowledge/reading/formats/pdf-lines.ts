// Pieces of text on a page of a PDF as lines.

/** What the PDF library tells of a piece: the last two of `transform` are where it begins, from the lower left. */
export type PageItem = { str: string; transform: number[]; height: number; hasEOL: boolean }

export type PdfLine = { text: string; x: number; y: number; height: number }

/** Lines in the order of the file, without empty ones. */
export function linesOf(items: readonly PageItem[]): PdfLine[] {
  const lines: PdfLine[] = []
  let open: PdfLine | null = null
  const close = () => {
    // Dots that lead to a number in a table of contents are no words.
    const text = open?.text
      .replaceAll(/[\s\0]+/g, ' ')
      .replaceAll(/(?: ?\.){5,}/g, ' …')
      .trim()
    if (open && text) lines.push({ ...open, text })
    open = null
  }
  for (const { str, transform, height, hasEOL } of items) {
    const x = transform[4] ?? 0
    const y = transform[5] ?? 0
    const current: PdfLine | null = open
    if (current && str.trim() && Math.abs(current.y - y) > Math.max(current.height, height) * 0.6)
      close()
    open = addTo(open, { text: str, x, y, height })
    if (hasEOL) close()
  }
  close()
  return lines
}

function addTo(open: PdfLine | null, piece: PdfLine): PdfLine | null {
  if (!open) return piece.text.trim() ? piece : null
  return {
    ...open,
    text: open.text + piece.text,
    height: Math.max(open.height, piece.height),
  }
}
