// The brush's diameter as it is seen, in pixels of the screen: zoomed in, it is finer on the picture.

export const brushSizes = { least: 4, most: 240, first: 48 }

/** The next size of a step, about an eighth more or less. */
export function nextSize(size: number, larger: boolean): number {
  const step = Math.max(1, Math.round(size / 8))
  const next = larger ? size + step : size - step
  return Math.min(Math.max(next, brushSizes.least), brushSizes.most)
}
