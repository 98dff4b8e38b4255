import { createCanvas, type SKRSContext2D } from '@napi-rs/canvas'
import { EngineError } from '../../../../errors.ts'
import { clamped, rawPicture, readPixels, writePng } from './pixels.ts'
import { numberOf, onePicture, pictureOf, type Tool, wordOf } from './tool.ts'
import { fontsFor } from './watermark/find-fonts.ts'

type Mark = { text: string; size: number; width: number; height: number; position: string }

export const watermarkPicture: Tool = async (request, step) => {
  const text = wordOf(request, 'text', '').trim().replace(/\s+/g, ' ')
  if (!text) throw new EngineError('invalid', 'Type the words of the watermark.')
  const fonts = fontsFor(text)
  const picture = await readPixels(pictureOf(request, 'source'))
  step(20)
  const { width, height } = picture
  const size = Math.max(8, (Math.min(width, height) * numberOf(request, 'textSize', 5)) / 100)
  const sheet = createCanvas(width, height)
  const pen = sheet.getContext('2d')
  const opacity = numberOf(request, 'opacity', 0.6)
  const light = wordOf(request, 'colour', 'light') === 'light'
  const family = fonts.map((each) => `"${each}"`).join(', ')
  pen.font = `${size}px ${family}`
  const fitting = Math.min(size, (size * width * 0.94) / Math.max(1, pen.measureText(text).width))
  pen.font = `${fitting}px ${family}`
  pen.fillStyle = light ? `rgba(255,255,255,${opacity})` : `rgba(16,16,20,${opacity})`
  pen.shadowColor = light ? `rgba(0,0,0,${opacity * 0.75})` : `rgba(255,255,255,${opacity * 0.75})`
  pen.shadowBlur = fitting * 0.12
  pen.shadowOffsetY = fitting * 0.04
  pen.textBaseline = 'middle'
  const write = wordOf(request, 'position', 'bottom-right') === 'tiled' ? tile : writeMark
  write(pen, {
    text,
    size: fitting,
    width,
    height,
    position: wordOf(request, 'position', 'bottom-right'),
  })
  step(50)
  const marked = await rawPicture(picture)
    .composite([{ input: sheet.toBuffer('image/png') }])
    .raw()
    .toBuffer()
  step(80)
  return onePicture(await writePng({ width, height, data: clamped(marked) }))
}

function writeMark(pen: SKRSContext2D, mark: Mark): void {
  const { text, size, width, height, position } = mark
  const margin = Math.min(size * 0.8, width * 0.03)
  const wide = pen.measureText(text).width
  const x = position.includes('left')
    ? margin
    : position.includes('right')
      ? width - wide - margin
      : (width - wide) / 2
  const y = position.includes('top')
    ? margin + size / 2
    : position.includes('bottom')
      ? height - margin - size / 2
      : height / 2
  pen.fillText(text, x, y)
}

function tile(pen: SKRSContext2D, { text, size, width, height }: Mark): void {
  const across = pen.measureText(text).width + size * 2.5
  const down = size * 4
  const far = Math.hypot(width, height) / 2
  pen.translate(width / 2, height / 2)
  pen.rotate(-Math.PI / 7)
  for (let row = -Math.ceil(far / down); row * down < far; row += 1)
    for (let column = -Math.ceil(far / across) - 1; column * across < far; column += 1)
      pen.fillText(text, column * across + (row & 1 ? across / 2 : 0), row * down)
}
