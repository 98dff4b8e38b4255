// Books: chapters in the order of reading.
import { dirname, join } from 'node:path/posix'
import { decodePage } from '../../../../../platform/page-text.ts'
import type { Archive } from '../archive.ts'
import type { Block } from '../block.ts'
import { createOutline } from '../outline.ts'
import { attributeOf, elementsOf } from '../read-xml.ts'
import { readHtml } from './html.ts'

export function* readEpub(archive: Archive): Generator<Block> {
  const roots = [...elementsOf(archive.get('META-INF/container.xml'), ['rootfile'])]
  const root = roots[0] && attributeOf(roots[0].element, 'full-path')
  if (!root) throw new Error('The book names no contents.')
  const pages = new Map<string, string>()
  const outline = createOutline()
  for (const { element } of elementsOf(archive.get(root), ['item', 'itemref'])) {
    if (element.name === 'item') {
      const isPage = /html/.test(attributeOf(element, 'media-type') ?? '')
      const path = decodeURIComponent(attributeOf(element, 'href') ?? '')
      if (isPage) pages.set(attributeOf(element, 'id') ?? '', join(dirname(root), path))
      continue
    }
    const page = pages.get(attributeOf(element, 'idref') ?? '')
    const bytes = page ? archive.find(page) : null
    if (bytes) yield* readHtml(decodePage(bytes, ''), outline)
  }
}
