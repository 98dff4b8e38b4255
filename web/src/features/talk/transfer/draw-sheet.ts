// Draws a sheet as pictures, by the browser's own drawing of HTML within SVG.
import { type Piece, sheetPieces } from './sheet-pieces.ts'

/** Pixels of the picture for each of the sheet. */
const scale = 2
/** Phones draw no more than 16.7 million pixels at once. */
const maxPixels = 16_000_000

const cutAt = 'article, .md > *, .md > * > *, pre, li, tr, img'

/** One picture, or several that follow each other. Rejects when the browser cannot draw it. */
export async function drawSheet(sheet: HTMLElement): Promise<Blob[]> {
  const box = sheet.getBoundingClientRect()
  const width = Math.ceil(box.width)
  const height = Math.ceil(box.height)
  const max = Math.floor(maxPixels / (width * scale * scale))
  const cuts = [...sheet.querySelectorAll(cutAt)].map(
    (element) => element.getBoundingClientRect().top - box.top,
  )
  const styles = pageStyles()
  const pictures = await heldPictures(sheet)
  const drawn: Blob[] = []
  for (const piece of sheetPieces(height, cuts, max)) {
    const markup = pieceMarkup(sheet, piece, { styles, pictures, width })
    drawn.push(await draw(markup, width, piece.bottom - piece.top))
  }
  return drawn
}

/** All rules of the page as text. */
const pageStyles = (): string =>
  [...document.styleSheets]
    .flatMap((sheet) => [...sheet.cssRules].map((rule) => rule.cssText))
    .join('\n')

/** The pictures of the sheet as data: what is drawn within SVG loads nothing. Those that cannot be had are missing. */
async function heldPictures(sheet: HTMLElement): Promise<Map<string, string>> {
  const held = new Map<string, string>()
  for (const { src } of sheet.querySelectorAll('img')) {
    if (held.has(src) || src.startsWith('data:')) continue
    const reply = await fetch(src).catch(() => undefined)
    if (reply?.ok) held.set(src, await asData(await reply.blob()))
  }
  return held
}

const asData = (blob: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.addEventListener('load', () => resolve(String(reader.result)))
    reader.addEventListener('error', () => reject(reader.error))
    reader.readAsDataURL(blob)
  })

type Means = { styles: string; pictures: Map<string, string>; width: number }

/** The part of the sheet as an SVG document: only what stands in it, moved up to its top. */
function pieceMarkup(sheet: HTMLElement, { top, bottom }: Piece, means: Means): string {
  const inner = sheet.firstElementChild
  if (!inner) throw new Error('an empty sheet')
  const origin = sheet.getBoundingClientRect().top
  const copy = sheet.cloneNode(false) as HTMLElement
  const copiedInner = inner.cloneNode(false) as HTMLElement
  copy.append(copiedInner)
  let begin: number | undefined
  for (const child of inner.children) {
    const box = child.getBoundingClientRect()
    if (box.bottom - origin <= top || box.top - origin >= bottom) continue
    begin ??= box.top - origin
    copiedInner.append(child.cloneNode(true))
  }
  const padding = Number.parseFloat(getComputedStyle(inner).paddingTop)
  for (const picture of copy.querySelectorAll('img')) {
    const data = means.pictures.get(picture.src) ?? picture.src
    if (data.startsWith('data:')) picture.setAttribute('src', data)
    else picture.replaceWith(picture.alt)
  }
  const { fontFamily, fontSize, lineHeight } = getComputedStyle(document.body)
  Object.assign(copy.style, { position: 'absolute', left: '0', width: `${means.width}px` })
  Object.assign(copy.style, { top: `${(begin ?? 0) - padding - top}px` })
  Object.assign(copy.style, { fontFamily, fontSize, lineHeight })
  const style = document.createElement('style')
  style.textContent = means.styles
  const frame = document.createElement('div')
  frame.append(style, copy)
  const height = bottom - top
  const content = new XMLSerializer().serializeToString(frame)
  const root = getComputedStyle(document.documentElement).fontSize
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${means.width}" height="${height}" style="font-size:${root};color-scheme:light"><foreignObject x="0" y="0" width="${means.width}" height="${height}">${content}</foreignObject></svg>`
}

async function draw(markup: string, width: number, height: number): Promise<Blob> {
  const image = new Image()
  // Not an object URL: browsers take a canvas for foreign that such a picture was drawn on.
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(markup)}`
  await image.decode()
  const canvas = document.createElement('canvas')
  canvas.width = width * scale
  canvas.height = height * scale
  const context = canvas.getContext('2d')
  if (!context) throw new Error('no canvas')
  context.fillStyle = '#fff'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.drawImage(image, 0, 0, canvas.width, canvas.height)
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture'))), 'image/png')
  })
}
