// Drawings as files.
import { saveFile } from './save-file.ts'
import type { Drawing } from './svg-drawing.ts'

/** So much larger than it is, so that it is sharp where it is shown larger; less where browsers paint nothing so large. */
const pngScale = 2
const maxSide = 8000
const maxPixels = 40_000_000

export type DrawingFormat = 'png' | 'svg'

/** Hands a drawing to the browser as a file; `name` has no ending. Rejects when the browser cannot paint it. */
export async function saveDrawing(
  drawing: Drawing,
  name: string,
  format: DrawingFormat,
): Promise<void> {
  const file = format === 'svg' ? svgOf(drawing) : await pngOf(drawing)
  saveFile(file, `${name}.${format}`)
}

const svgOf = ({ url }: Drawing): Blob =>
  new Blob([decodeURIComponent(url.slice(url.indexOf(',') + 1))], { type: 'image/svg+xml' })

async function pngOf({ url, width, height }: Drawing): Promise<Blob> {
  const picture = new Image()
  picture.src = url
  await picture.decode()
  const scale = Math.min(
    pngScale,
    maxSide / Math.max(width, height),
    Math.sqrt(maxPixels / (width * height)),
  )
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(width * scale)
  canvas.height = Math.round(height * scale)
  const pen = canvas.getContext('2d')
  if (!pen) throw new Error('The browser gives no canvas to paint on.')
  pen.fillStyle = getComputedStyle(document.body).backgroundColor
  pen.fillRect(0, 0, canvas.width, canvas.height)
  pen.drawImage(picture, 0, 0, canvas.width, canvas.height)
  const file = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'))
  if (!file) throw new Error('The browser could not make a PNG file.')
  return file
}
