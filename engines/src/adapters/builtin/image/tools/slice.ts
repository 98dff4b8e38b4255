import { ownFailure } from '../own-failure.ts'
import { rawPicture, readPixels } from './pixels.ts'
import { numberOf, pictureOf, type Tool } from './tool.ts'

/** In reading order. Where a side cannot be shared out evenly, some parts are one pixel larger: none is lost. */
export const slicePicture: Tool = async (request, step) => {
  const rows = numberOf(request, 'rows', 2)
  const columns = numberOf(request, 'columns', 2)
  const picture = await readPixels(pictureOf(request, 'source'))
  if (picture.width < columns || picture.height < rows) throw ownFailure('tools.too_small')
  const across = cuts(picture.width, columns)
  const down = cuts(picture.height, rows)
  const pictures: Uint8Array[] = []
  for (const [top, height] of down)
    for (const [left, width] of across) {
      const part = rawPicture(picture).extract({ left, top, width, height })
      pictures.push(new Uint8Array(await part.png().toBuffer()))
      step((pictures.length / (rows * columns)) * 100)
    }
  return { pictures, texts: [] }
}

function cuts(length: number, parts: number): [from: number, size: number][] {
  return Array.from({ length: parts }, (_, at) => {
    const from = Math.round((at * length) / parts)
    return [from, Math.round(((at + 1) * length) / parts) - from]
  })
}
