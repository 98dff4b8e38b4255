// Larger by Lanczos, with the fine detail brought back that enlarging softens.
import sharp from 'sharp'
import { EngineError } from '../../../../errors.ts'

const mostPixels = 50_000_000

export async function enlarge(data: Uint8Array, factor: number): Promise<Uint8Array> {
  const picture = sharp(data, { limitInputPixels: mostPixels }).rotate()
  const { width = 0, height = 0 } = await picture.metadata()
  if (width * factor * height * factor > mostPixels)
    throw new EngineError(
      'invalid',
      `${width * factor} × ${height * factor} pixels are too many; ${mostPixels / 1e6} million are the limit.`,
      { untaken: true },
    )
  return picture
    .resize({
      width: Math.round(width * factor),
      height: Math.round(height * factor),
      kernel: 'lanczos3',
      fit: 'fill',
    })
    .sharpen({ sigma: 0.6 + factor * 0.3, m1: 0.3, m2: 2.2, x1: 2, y2: 12, y3: 14 })
    .png({ compressionLevel: 6 })
    .toBuffer()
}
