// What a painting takes from pictures: their colours, and where their weight and their horizon lie.
import { type Colour, lightness } from '../craft/colour.ts'
import { lumaOf, type Raster } from '../craft/raster.ts'
import type { Guide } from '../scene/painting-plan.ts'
import { decodePicture } from './decode-picture.ts'

const side = 64
const colourCount = 7

export async function guideOf(pictures: readonly Uint8Array[], weight: number): Promise<Guide> {
  const small: Raster[] = []
  for (const picture of pictures) small.push(await decodePicture(picture, side))
  const places = small.map(placesOf)
  const mean = (of: (place: { x: number; horizon: number }) => number) =>
    round(places.reduce((sum, place) => sum + of(place), 0) / Math.max(1, places.length))
  return {
    colours: coloursOf(small),
    focus: { x: mean(({ x }) => x), horizon: mean(({ horizon }) => horizon) },
    weight,
  }
}

const round = (value: number) => Math.round(value * 1000) / 1000

/** Means of equally many pixels each, from dark to light. */
function coloursOf(pictures: readonly Raster[]): Colour[] {
  const pixels: { colour: Colour; light: number }[] = []
  for (const { data } of pictures)
    for (let at = 0; at < data.length; at += 4) {
      const colour = [data[at], data[at + 1], data[at + 2]] as unknown as Colour
      pixels.push({ colour, light: lightness(colour) })
    }
  pixels.sort((a, b) => a.light - b.light)
  return Array.from({ length: colourCount }, (_, at) => {
    const from = Math.floor((at * pixels.length) / colourCount)
    const to = Math.max(from + 1, Math.floor(((at + 1) * pixels.length) / colourCount))
    const part = pixels.slice(from, to)
    const mean = (channel: 0 | 1 | 2) =>
      Math.round(
        part.reduce((sum, { colour }) => sum + colour[channel], 0) / Math.max(1, part.length),
      )
    return [mean(0), mean(1), mean(2)] as const
  })
}

/** The weight lies where brightness changes most; the horizon where a row differs most from the one above. */
function placesOf(raster: Raster): { x: number; horizon: number } {
  const { width, height } = raster
  const luma = lumaOf(raster)
  let sum = 0
  let moment = 0
  let steepest = { row: height * 0.6, step: 4 }
  for (let row = 1; row < height; row += 1) {
    let step = 0
    for (let column = 1; column < width; column += 1) {
      const here = luma[row * width + column] as number
      const across = Math.abs(here - (luma[row * width + column - 1] as number))
      sum += across
      moment += across * column
      step += Math.abs(here - (luma[(row - 1) * width + column] as number))
    }
    const mean = step / width
    if (row > height * 0.25 && row < height * 0.85 && mean > steepest.step)
      steepest = { row, step: mean }
  }
  return { x: sum > 0 ? moment / sum / width : 0.5, horizon: steepest.row / height }
}
