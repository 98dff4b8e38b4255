import type { Canvas } from '../craft/raster.ts'

/** From here on a PNG is too heavy to be looked at from afar. */
const largePixels = 1_700_000

/** A PNG, or a WebP for what is large and need not be exact, or small and only a first look. */
export function encodePicture(
  canvas: Canvas,
  { exact = false, small = false }: { exact?: boolean; small?: boolean } = {},
): Uint8Array {
  const isLarge = canvas.width * canvas.height > largePixels
  const bytes = small
    ? canvas.encodeSync('webp', 70)
    : isLarge && !exact
      ? canvas.encodeSync('webp', 92)
      : canvas.encodeSync('png')
  // A copy of its own, for the buffer behind it may be shared and cannot then be handed over.
  return new Uint8Array(bytes)
}
