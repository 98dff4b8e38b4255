// A drawing on the page as one that stands by itself: its looks, which come from the page's styles, are written into it.

/** Something drawn in lines: a picture by its address, a data URL, as large as it is meant to be, in px. */
export type Drawing = { url: string; width: number; height: number }

const looks = ['fill', 'stroke', 'font-family', 'font-size', 'font-weight', 'opacity'] as const
const marginPx = 20

/** The drawing as it is shown now, with the ground of the page. */
export function drawingOf(svg: SVGSVGElement, title: string): Drawing {
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
  const inner = svg.viewBox.baseVal
  const hasBox = inner !== null && inner.width > 0
  const [x, y] = hasBox ? [inner.x - marginPx, inner.y - marginPx] : [-marginPx, -marginPx]
  const width = (hasBox ? inner.width : svg.clientWidth) + 2 * marginPx
  const height = (hasBox ? inner.height : svg.clientHeight) + 2 * marginPx
  const name = document.createElementNS(svg.namespaceURI, 'title')
  name.textContent = title
  const ground = document.createElementNS(svg.namespaceURI, 'rect')
  const page = getComputedStyle(document.body).backgroundColor
  for (const [key, value] of Object.entries({ x, y, width, height, fill: page }))
    ground.setAttribute(key, String(value))
  copy.prepend(name, ground)
  for (const key of ['class', 'style', 'aria-label', 'aria-describedby', 'role'])
    copy.removeAttribute(key)
  copy.setAttribute('xmlns', svg.namespaceURI ?? '')
  copy.setAttribute('width', String(width))
  copy.setAttribute('height', String(height))
  copy.setAttribute('viewBox', `${x} ${y} ${width} ${height}`)
  const url = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(new XMLSerializer().serializeToString(copy))}`
  return { url, width, height }
}
