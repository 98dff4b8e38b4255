// Which styles of a Word document are headings.
import { attributeOf, childAt, elementsOf, type XmlElement } from '../read-xml.ts'

/** Level from 1 by the style's id: as the style, or one that it is based on, tells it or is named. */
export function headingLevels(styles: Uint8Array | null): Map<string, number> {
  const found = new Map<string, XmlElement>()
  for (const { element } of styles ? elementsOf(styles, ['style']) : [])
    found.set(attributeOf(element, 'styleId') ?? '', element)
  const levels = new Map<string, number>()
  for (const id of found.keys()) {
    const level = levelOf(id, found)
    if (level) levels.set(id, level)
  }
  return levels
}

const longestChain = 20

function levelOf(id: string, styles: Map<string, XmlElement>): number | undefined {
  let at: string | undefined = id
  for (let step = 0; at && step < longestChain; step++) {
    const style = styles.get(at)
    if (!style) return undefined
    const told = valueAt(style, 'pPr', 'outlineLvl')
    if (told !== undefined) return Number(told) < 9 ? Number(told) + 1 : undefined
    const named = /^(?:heading|标题|標題)\s*([1-9])$/i.exec(valueAt(style, 'name') ?? '')
    if (named) return Number(named[1])
    at = valueAt(style, 'basedOn')
  }
  return undefined
}

function valueAt(style: XmlElement, ...path: string[]): string | undefined {
  const element = childAt(style, ...path)
  return element && attributeOf(element, 'val')
}
