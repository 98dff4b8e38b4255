// Paints a card: the picture at the left, whole, on a blurred ground of itself; what it is called, by whom, and where, at the right.
// Runs in a process of the picture desk.
import { cardSize } from '@atelier/contract/gallery-terms'
import { newCanvas } from '@atelier/engines/adapters/builtin/image/craft/raster'
import { fontsShowing } from '@atelier/engines/adapters/builtin/image/tools/watermark/find-fonts'
import { loadSharp } from '../../../../platform/pictures/load-sharp.ts'
import type { Card } from './card.ts'
import { wrapText } from './wrap-text.ts'

type Canvas = ReturnType<typeof newCanvas>
type Pen = ReturnType<Canvas['getContext']>

const { width, height } = cardSize
const margin = 56
/** Room for the picture. */
const frame = { width: 560, height: height - 2 * margin }
const ground = { r: 22, g: 23, b: 27 }
/** Pictures above so many pixels are not opened. */
const limitInputPixels = 100_000_000

/** `picture` is the file of a picture in any format; without one there are words alone. */
export type CardJob = { card: Card; picture: Uint8Array | undefined }

/** A JPEG. */
export async function run({ card, picture }: CardJob): Promise<Buffer> {
  const sharp = await loadSharp()
  const blank = () => sharp({ create: { width, height, channels: 3, background: ground } })
  const opened = picture && (await openPicture(picture).catch(() => undefined))
  const base = opened ? sharp(opened.ground, { raw: opened.groundShape }) : blank()
  const sheet = newCanvas(width, height)
  const pen = sheet.getContext('2d')
  const left = opened ? drawPicture(pen, opened) + margin : margin
  writeWords(pen, card, left)
  const drawn = pen.getImageData(0, 0, width, height).data
  const input = Buffer.from(drawn.buffer, drawn.byteOffset, drawn.length)
  return base
    .composite([{ input, raw: { width, height, channels: 4 } }])
    .jpeg({ quality: 84, mozjpeg: true })
    .toBuffer()
}

type Opened = Awaited<ReturnType<typeof openPicture>>

async function openPicture(file: Uint8Array) {
  const sharp = await loadSharp()
  const open = () => sharp(file, { limitInputPixels }).autoOrient()
  // Small first: a blur of it all would take long, and nobody could tell.
  const small = await open()
    .flatten({ background: ground })
    .resize(width / 8, Math.round(height / 8), { fit: 'cover' })
    .blur(4)
    .toBuffer()
  const [back, front] = await Promise.all([
    sharp(small)
      .resize(width, height, { fit: 'fill' })
      .linear(0.32, 6)
      .removeAlpha()
      .toColourspace('srgb')
      .raw()
      .toBuffer({ resolveWithObject: true }),
    open()
      .resize({ ...frame, fit: 'inside' })
      .toColourspace('srgb')
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true }),
  ])
  return {
    ground: back.data,
    groundShape: { width, height, channels: back.info.channels },
    front: front.data,
    size: { width: front.info.width, height: front.info.height },
  }
}

/** Resolves with where the picture ends. */
function drawPicture(pen: Pen, { front, size }: Opened): number {
  const canvas = newCanvas(size.width, size.height)
  const inner = canvas.getContext('2d')
  const image = inner.createImageData(size.width, size.height)
  image.data.set(front)
  inner.putImageData(image, 0, 0)
  const top = (height - size.height) / 2
  pen.save()
  pen.beginPath()
  pen.roundRect(margin, top, size.width, size.height, 16)
  pen.clip()
  pen.drawImage(canvas, margin, top)
  pen.restore()
  return margin + size.width
}

const titleSizes = [60, 52, 44, 38]

function writeWords(pen: Pen, { title, author, siteName }: Card, left: number): void {
  const room = width - left - margin
  const { names, missing } = fontsShowing([title, author, siteName, '…'].join(' '))
  if (names.length === 0) return
  const unknown = new Set(missing)
  const shown = (text: string) => [...text].filter((sign) => !unknown.has(sign)).join('')
  const family = names.map((name) => `"${name}"`).join(', ')
  const widthOf = (text: string) => pen.measureText(text).width
  pen.textBaseline = 'top'
  const write = (text: string, size: number, colour: string, y: number, max = 1) => {
    pen.font = `${size}px ${family}`
    pen.fillStyle = colour
    const lines = wrapText(shown(text), { width: room, max: max, widthOf })
    for (const [at, line] of lines.entries()) pen.fillText(line, left, y + at * size * 1.3)
    return lines.length * size * 1.3
  }
  const max = 5
  const size = titleSizes.find((each) => {
    pen.font = `${each}px ${family}`
    return wrapText(shown(title), { width: room, max: max + 1, widthOf }).length <= max - 1
  })
  const under = write(title, size ?? 38, '#ffffff', margin + 4, max)
  write(author, 30, '#ffffffc7', margin + 4 + under + 20)
  write(siteName, 28, '#ffffffa8', height - margin - 34)
}
