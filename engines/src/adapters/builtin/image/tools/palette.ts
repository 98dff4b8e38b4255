// The few colours that a picture is mostly made of, by k-means in OKLab.
import { type Colour, toLab } from '../craft/colour.ts'
import { createRandom } from '../craft/random.ts'
import { byteAt, type Pixels } from './pixels.ts'

export type Lab = readonly [number, number, number]
export type Swatch = { colour: Colour; lab: Lab; share: number }

const maxSamples = 5000

export const farApart = (a: Lab, b: Lab): number =>
  Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2])

/** Clear pixels do not count. The most frequent first. */
export function paletteOf({ data }: Pixels, size: number): Swatch[] {
  const every = Math.max(1, Math.floor(data.length / 4 / maxSamples))
  const samples: Colour[] = []
  for (let at = 0; at < data.length; at += every * 4)
    if (byteAt(data, at + 3) > 127)
      samples.push([byteAt(data, at), byteAt(data, at + 1), byteAt(data, at + 2)])
  return clusterColours(samples, size)
}

export function clusterColours(colours: readonly Colour[], size: number): Swatch[] {
  const samples = colours.map((colour) => ({ colour, lab: toLab(colour) }))
  let centres = firstCentres(
    samples.map(({ lab }) => lab),
    size,
  )
  let groups: (typeof samples)[] = []
  for (let round = 0; round < 8; round += 1) {
    groups = centres.map(() => [])
    for (const sample of samples) groups[nearest(centres, sample.lab)]?.push(sample)
    groups = groups.filter((group) => group.length > 0)
    centres = groups.map((group) => meanOf(group.map(({ lab }) => lab)))
  }
  return groups
    .map((group, at) => ({
      colour: meanOf(group.map(({ colour }) => colour)),
      lab: centres[at] as Lab,
      share: group.length / samples.length,
    }))
    .sort((a, b) => b.share - a.share)
}

/** Far from one another, as k-means++ takes them. */
function firstCentres(labs: readonly Lab[], size: number): Lab[] {
  const random = createRandom(11)
  const centres: Lab[] = labs.slice(0, 1)
  const gaps = labs.map(() => Number.POSITIVE_INFINITY)
  while (centres.length > 0 && centres.length < size) {
    let sum = 0
    for (const [at, lab] of labs.entries()) {
      gaps[at] = Math.min(gaps[at] as number, farApart(lab, centres.at(-1) as Lab) ** 2)
      sum += gaps[at] as number
    }
    if (sum < 1e-6) break
    let left = random.next() * sum
    const next = gaps.findIndex((gap) => {
      left -= gap
      return left <= 0
    })
    centres.push(labs[Math.max(0, next)] as Lab)
  }
  return centres
}

export function nearest(centres: readonly Lab[], lab: Lab): number {
  let best = 0
  let min = Number.POSITIVE_INFINITY
  for (let at = 0; at < centres.length; at += 1) {
    const gap = farApart(centres[at] as Lab, lab)
    if (gap < min) {
      min = gap
      best = at
    }
  }
  return best
}

function meanOf(values: readonly (readonly [number, number, number])[]): [number, number, number] {
  const sum: [number, number, number] = [0, 0, 0]
  for (const [a, b, c] of values) {
    sum[0] += a / values.length
    sum[1] += b / values.length
    sum[2] += c / values.length
  }
  return sum
}
