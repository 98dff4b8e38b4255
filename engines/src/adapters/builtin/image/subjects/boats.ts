import { adjust, type Colour, css, mix } from '../craft/colour.ts'
import { createRandom } from '../craft/random.ts'
import type { Context } from '../craft/raster.ts'
import { layer, type Stage } from '../scene/stage.ts'

/** A boat under sail, or a small one with a man in it. `y` is the waterline. */
export function paintBoat(
  stage: Stage,
  boat: { x: number; y: number; size: number; sail: boolean },
): void {
  const { palette } = stage.scene
  const { x, y, size } = boat
  const hull = mix(palette.shadow, palette.near, 0.3)
  const sail = mix(mix([250, 244, 232], palette.light, 0.4), palette.accent, 0.14)
  layer(stage, (context) => {
    if (boat.sail) {
      for (const [side, height, wide, tone] of [
        [1, 1.25, 0.62, sail],
        [-1, 0.98, 0.44, adjust(sail, -0.08)],
      ] as const) {
        context.fillStyle = css(tone)
        context.beginPath()
        context.moveTo(x + side * size * 0.04, y - size * height)
        context.quadraticCurveTo(
          x + side * size * (wide + 0.16),
          y - size * 0.5,
          x + side * size * wide,
          y - size * 0.17,
        )
        context.lineTo(x + side * size * 0.04, y - size * 0.17)
        context.fill()
      }
      context.fillStyle = css(hull)
      context.fillRect(x - size * 0.012, y - size * 1.3, size * 0.024, size * 1.2)
    } else drawBoatman(context, x, y, size, hull)
    context.fillStyle = css(hull)
    context.beginPath()
    context.moveTo(x - size * 0.78, y - size * 0.16)
    context.quadraticCurveTo(x, y - size * 0.05, x + size * 0.82, y - size * 0.2)
    context.quadraticCurveTo(x + size * 0.5, y + size * 0.09, x, y + size * 0.08)
    context.quadraticCurveTo(x - size * 0.55, y + size * 0.08, x - size * 0.78, y - size * 0.16)
    context.fill()
  })
  paintWake(stage, boat, hull, sail)
}

function drawBoatman(context: Context, x: number, y: number, size: number, colour: Colour): void {
  context.fillStyle = css(colour)
  context.beginPath()
  context.moveTo(x + size * 0.18, y - size * 0.08)
  context.quadraticCurveTo(x + size * 0.2, y - size * 0.42, x + size * 0.32, y - size * 0.46)
  context.quadraticCurveTo(x + size * 0.44, y - size * 0.4, x + size * 0.44, y - size * 0.08)
  context.fill()
  context.beginPath()
  context.moveTo(x + size * 0.14, y - size * 0.44)
  context.lineTo(x + size * 0.32, y - size * 0.6)
  context.lineTo(x + size * 0.5, y - size * 0.44)
  context.fill()
  context.beginPath()
  context.ellipse(x - size * 0.22, y - size * 0.1, size * 0.3, size * 0.26, 0, Math.PI, 0)
  context.fill()
  context.strokeStyle = css(colour)
  context.lineWidth = size * 0.02
  context.beginPath()
  context.moveTo(x + size * 0.42, y - size * 0.34)
  context.lineTo(x + size * 0.9, y + size * 0.12)
  context.stroke()
}

function paintWake(
  stage: Stage,
  boat: { x: number; y: number; size: number; sail: boolean },
  hull: Colour,
  sail: Colour,
): void {
  const { x, y, size } = boat
  const random = createRandom(stage.scene.seeds.detail, `wake ${Math.round(x)}`)
  layer(stage, (context) => {
    for (let at = 0; at < 26; at += 1) {
      const down = random.next() ** 1.3 * size * (boat.sail ? 0.95 : 0.4)
      const wide = size * random.range(0.14, 0.46) * (1 - (down / size) * 0.5)
      context.fillStyle = css(boat.sail && down > size * 0.16 ? sail : hull, 0.26)
      context.beginPath()
      context.ellipse(
        x + random.around() * size * 0.22,
        y + size * 0.07 + down,
        wide,
        size * 0.014 + 0.6,
        0,
        0,
        Math.PI * 2,
      )
      context.fill()
    }
  })
}
