// A picture on its way to the server: as it is where the server reads it, else drawn by the browser, and smaller where it is too large.
import { uploadLimitBytes } from '@atelier/contract/upload-limits'
import { cutGif, cutWebp } from './cut-animation.ts'
import { type HeadKind, readHead } from './file-head.ts'
import { FileRefusal } from './file-refusal.ts'

/** Pixels a side of what the server keeps. */
const longestSide = 4096
const readByServer: readonly HeadKind[] = ['jpeg', 'png', 'gif', 'webp', 'avif', 'tiff']
/** Without clear places, so that nothing is lost as JPEG. */
const opaque: readonly HeadKind[] = ['jpeg', 'heic']

/** Throws FileRefusal for what neither the server nor this browser can read. */
export async function preparePicture(file: File): Promise<File> {
  const kind = await readHead(file)
  const isSmall = file.size <= uploadLimitBytes
  // What is no picture by its first bytes may be one that this browser knows.
  if (readByServer.includes(kind) && isSmall) return file
  const { name } = file
  const cut = isSmall ? undefined : await shortened(file, kind)
  if (cut) return new File([cut], name, { type: `image/${kind}` })
  const drawn = await drawSmaller(file, opaque.includes(kind))
  if (drawn && drawn.size <= uploadLimitBytes) return renamed(drawn, name)
  if (kind === 'heic') throw new FileRefusal('heic', file)
  const megabytes = uploadLimitBytes / 1024 / 1024
  throw new FileRefusal(isSmall ? 'notAPicture' : 'pictureTooLarge', file, { megabytes })
}

async function shortened(file: File, kind: HeadKind): Promise<Uint8Array<ArrayBuffer> | undefined> {
  if (kind !== 'gif' && kind !== 'webp') return undefined
  const bytes = new Uint8Array(await file.arrayBuffer())
  return kind === 'gif' ? cutGif(bytes, uploadLimitBytes) : cutWebp(bytes, uploadLimitBytes)
}

/** Upright, as the browser shows it. Undefined where it cannot. */
async function drawSmaller(file: File, isOpaque: boolean): Promise<Blob | undefined> {
  let picture: ImageBitmap
  try {
    picture = await createImageBitmap(file, { imageOrientation: 'from-image' })
  } catch {
    return undefined
  }
  try {
    const scale = Math.min(1, longestSide / Math.max(picture.width, picture.height))
    const canvas = document.createElement('canvas')
    canvas.width = Math.max(1, Math.round(picture.width * scale))
    canvas.height = Math.max(1, Math.round(picture.height * scale))
    const pen = canvas.getContext('2d')
    if (!pen) return undefined
    pen.imageSmoothingQuality = 'high'
    pen.drawImage(picture, 0, 0, canvas.width, canvas.height)
    const type = isOpaque ? 'image/jpeg' : 'image/webp'
    const drawn = await new Promise<Blob | null>((done) => canvas.toBlob(done, type, 0.92))
    // Phones keep the memory of a canvas until it is small.
    canvas.width = 0
    return drawn ?? undefined
  } finally {
    picture.close()
  }
}

/** Some browsers write PNG where they were asked for WebP. */
const renamed = (drawn: Blob, name: string): File =>
  new File([drawn], `${name.replace(/\.[^.]+$/, '')}.${drawn.type.split('/')[1]}`, {
    type: drawn.type,
  })
