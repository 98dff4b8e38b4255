// Cuts a piece out of a picture, in a process of the picture desk.
import { loadSharp } from '../../../platform/pictures/load-sharp.ts'
import type { Picture } from '../../../platform/pictures/remake-picture.ts'

export type Tile = { left: number; top: number; width: number; height: number }
export type SliceJob = { bytes: Uint8Array; tile: Tile }

export async function run({ bytes, tile }: SliceJob): Promise<Picture> {
  const sharp = await loadSharp()
  const image = sharp(bytes).extract(tile).keepIccProfile()
  const { format } = await image.metadata()
  const kind = format === 'jpeg' || format === 'webp' ? format : 'png'
  const cut = kind === 'png' ? image.png() : image.toFormat(kind, { quality: 95 })
  const { data, info } = await cut.toBuffer({ resolveWithObject: true })
  return { bytes: data, mime: `image/${kind}`, width: info.width, height: info.height }
}
