// A drawing on the page as a file that stands by itself: its looks, which come from the page's styles, are written into it.
import { plainFileName, saveFile } from '../../../lib/save-file.ts'

const looks = ['fill', 'stroke', 'font-family', 'font-size', 'font-weight', 'opacity'] as const
/** Of a picture, so that it is sharp where it is shown larger. */
const scale = 2
const marginPx = 20

export function saveSvg(svg: SVGSVGElement, title: string): void {
  saveFile(
    new Blob([standalone(svg, title)], { type: 'image/svg+xml' }),
    `${plainFileName(title, 'chart')}.svg`,
  )
}

/** Rejects when the browser cannot paint it. */
export async function savePng(svg: SVGSVGElement, title: string): Promise<void> {
  const picture = new Image()
  picture.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(standalone(svg, title))}`
  await picture.decode()
  const canvas = document.createElement('canvas')
  canvas.width = (svg.clientWidth + 2 * marginPx) * scale
  canvas.height = (svg.clientHeight + 2 * marginPx) * scale
  const pen = canvas.getContext('2d')
  if (!pen) throw new Error('The browser gives no canvas to paint on.')
  pen.drawImage(picture, 0, 0, canvas.width, canvas.height)
  const file = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'))
  if (!file) throw new Error('The browser could not make a PNG file.')
  saveFile(file, `${plainFileName(title, 'chart')}.png`)
}

function standalone(svg: SVGSVGElement, title: string): string {
  const copy = svg.cloneNode(true) as SVGSVGElement
  const originals = svg.querySelectorAll('*')
  for (const [at, element] of copy.querySelectorAll('*').entries()) {
    const original = originals[at]
    if (!original) continue
    const style = getComputedStyle(original)
    for (const look of looks) element.setAttribute(look, style.getPropertyValue(look))
    element.removeAttribute('class')
    element.removeAttribute('style')
  }
  for (const passing of copy.querySelectorAll('[data-passing]')) passing.remove()
  const [width, height] = [svg.clientWidth + 2 * marginPx, svg.clientHeight + 2 * marginPx]
  const name = document.createElementNS(svg.namespaceURI, 'title')
  name.textContent = title
  const ground = document.createElementNS(svg.namespaceURI, 'rect')
  const page = getComputedStyle(document.body).backgroundColor
  const place = { x: -marginPx, y: -marginPx, width, height, fill: page }
  for (const [key, value] of Object.entries(place)) ground.setAttribute(key, String(value))
  copy.prepend(name, ground)
  copy.removeAttribute('class')
  for (const key of ['aria-label', 'aria-describedby', 'role']) copy.removeAttribute(key)
  copy.setAttribute('xmlns', svg.namespaceURI ?? '')
  copy.setAttribute('width', String(width))
  copy.setAttribute('height', String(height))
  copy.setAttribute('viewBox', `${-marginPx} ${-marginPx} ${width} ${height}`)
  return new XMLSerializer().serializeToString(copy)
}
