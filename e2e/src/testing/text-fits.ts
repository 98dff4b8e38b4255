// Whether a page can be read by those who need it larger: what is cut off, sticks out or lies over something else.
import type { Page } from 'playwright-core'

/** A window of 1440 px at 200 %, and one of 1280 px at 400 %. */
export const zoomed = [
  { width: 720, height: 450 },
  { width: 320, height: 640 },
]

/** As somebody sets it for whom letters, words and lines stand too close (WCAG 1.4.12). */
const wideSpacing = `*:not(svg *) {
  line-height: 1.5 !important;
  letter-spacing: .12em !important;
  word-spacing: .16em !important;
}
p { margin-bottom: 2em !important; }`

/** What does not fit in windows as narrow as those above: each once, with the width of the window. */
export async function misfitsZoomed(page: Page): Promise<string[]> {
  const found: string[] = []
  for (const size of zoomed) {
    await page.setViewportSize(size)
    await laidOut(page)
    for (const each of await page.evaluate(misfits)) found.push(`${size.width}: ${each}`)
  }
  return found
}

/** What does not fit any more when letters, words and lines stand farther apart. */
export async function misfitsSpaced(page: Page): Promise<string[]> {
  await laidOut(page)
  const before = new Set(await page.evaluate(misfits))
  await page.addStyleTag({ content: wideSpacing })
  await laidOut(page)
  return (await page.evaluate(misfits)).filter((each) => !before.has(each))
}

/** Two frames: what measures itself has done so. */
const laidOut = (page: Page): Promise<unknown> =>
  page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  )

/** What of a page's words is cut off, sticks out of what it stands in, or cannot be reached to the right. Runs in the page. */
function misfits(): string[] {
  const found = new Set<string>()
  /** In px: signs reach a little over their line. */
  const slack = 3
  if (document.documentElement.scrollWidth > innerWidth + 1) found.add('the page scrolls sideways')

  const nameOf = (element: Element) =>
    `<${element.localName}> ${(element.textContent ?? '').replaceAll(/\s+/g, ' ').trim().slice(0, 40)}`
  const withParents = (element: Element) => {
    const all: Element[] = []
    for (let at: Element | null = element; at && at !== document.body; at = at.parentElement)
      all.push(at)
    return all
  }
  const isSeen = (element: Element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
    // For screen readers alone.
    !withParents(element).some((at) => {
      const { clipPath, position, width } = getComputedStyle(at)
      return clipPath !== 'none' || (position === 'absolute' && width === '1px')
    })
  // Dots at the end of a line, or of so many lines, are meant to stand there, and so is what fades out.
  const isShortened = (style: CSSStyleDeclaration) =>
    style.textOverflow === 'ellipsis' ||
    style.webkitLineClamp !== 'none' ||
    style.maskImage !== 'none'
  const scrolls = (style: CSSStyleDeclaration) =>
    /auto|scroll/.test(style.overflowX + style.overflowY)
  const isOutOf = (box: DOMRect, text: DOMRect) =>
    text.right > box.right + slack ||
    text.left < box.left - slack ||
    text.bottom > box.bottom + slack ||
    text.top < box.top - slack

  /** Why words are not whole where they stand; undefined when they are. */
  const faultOf = (parent: Element, text: DOMRect): string | undefined => {
    for (const at of withParents(parent)) {
      const style = getComputedStyle(at)
      // What scrolls can be scrolled to.
      if (isShortened(style) || scrolls(style)) return undefined
      if (isOutOf(at.getBoundingClientRect(), text)) {
        if (/hidden|clip/.test(style.overflowX + style.overflowY))
          return `is cut off in ${nameOf(at)}`
        const isBox = !['inline', 'contents'].includes(style.display)
        if (
          isBox &&
          at.matches('button, a, label, summary, [role=tab], [role=option], li, p, h1, h2, h3')
        )
          return `sticks out of ${nameOf(at)}`
      }
      if (style.position === 'fixed') break
    }
    return text.right > innerWidth + slack ? 'is beyond the right edge' : undefined
  }

  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement
    if (!parent || !node.nodeValue?.trim() || parent.closest('svg, [inert]')) continue
    const range = document.createRange()
    range.selectNodeContents(node)
    const text = range.getBoundingClientRect()
    if (text.width === 0 || !isSeen(parent)) continue
    const fault = faultOf(parent, text)
    if (fault) found.add(`${nameOf(parent)} ${fault}`)
  }
  for (const field of document.querySelectorAll('input, textarea')) {
    const { lineHeight } = getComputedStyle(field)
    const isOfWords = !field.matches('[type=checkbox], [type=radio], [type=range], [type=color]')
    if (isOfWords && isSeen(field) && field.clientHeight + 1 < Number.parseFloat(lineHeight))
      found.add(`a line is cut off in the field ${field.getAttribute('aria-label') ?? field.id}`)
  }
  return [...found]
}
