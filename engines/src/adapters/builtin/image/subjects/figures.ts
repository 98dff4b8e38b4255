// Those who look at the scene: people and animals as shapes against the light.
import { adjust, type Colour, css, mix } from '../craft/colour.ts'
import { createRandom } from '../craft/random.ts'
import type { Context } from '../craft/raster.ts'
import { layer, type Stage } from '../scene/stage.ts'
import { isPerson } from '../things/people.ts'
import type { ShapeName } from './silhouette-shapes.ts'
import { drawShape } from './silhouettes.ts'

const craneSize = 150

/** `floor` is the world y on which they stand. */
export function paintFigures(stage: Stage, floor: number): void {
  const { scene } = stage
  const random = createRandom(scene.seeds.detail, 'figures')
  const dark = mix(scene.palette.shadow, scene.palette.near, 0.25)
  const isAlone =
    scene.subjects.size === 1 && (scene.subjects.has('crane') || scene.subjects.has('person'))
  const scale = (scene.close ? 2.3 : scene.wide ? 0.6 : 1) * (isAlone ? 1.9 : 1)
  let at = 0
  if (scene.subjects.has('crane')) {
    const white = mix([248, 248, 246], scene.palette.haze, 0.18)
    for (let one = 0; one < 2; one += 1) {
      const x = scene.focus + one * craneSize * random.range(1.2, 1.7) - 30
      const size = craneSize * scale * (one ? 0.84 : 1)
      stand(stage, 'crane', { x, y: floor + one * 14, size, flip: random.chance(0.5) }, white)
    }
    at += 1
  }
  const isHeld = scene.things.some(isPerson)
  if (scene.subjects.has('person') || (scene.subjects.has('umbrella') && !isHeld))
    paintPerson(stage, scene.focus + at * 150, floor, 132 * scale, dark)
  if (scene.subjects.has('astronaut')) paintSuit(stage, scene.focus - 60, floor, 300 * scale)
}

function stand(
  stage: Stage,
  name: ShapeName,
  at: { x: number; y: number; size: number; flip: boolean },
  colour: Colour,
): void {
  const { palette, lamp, flat } = stage.scene
  layer(stage, (context) => {
    if (!flat) {
      context.fillStyle = css(palette.shadow, 0.35)
      context.beginPath()
      context.ellipse(at.x, at.y + 2, at.size * 0.4, at.size * 0.05, 0, 0, Math.PI * 2)
      context.fill()
      const side = lamp.x > at.x ? 1 : -1
      drawShape(
        context,
        name,
        { ...at, x: at.x + side * at.size * 0.011, y: at.y - at.size * 0.009 },
        mix(palette.light, palette.glow, 0.4),
        0.75,
      )
    }
    drawShape(context, name, at, colour)
    if (name === 'crane') drawCraneMarks(stage, context, at)
  })
}

function drawCraneMarks(
  stage: Stage,
  context: Context,
  at: { x: number; y: number; size: number; flip: boolean },
): void {
  const way = at.flip ? -1 : 1
  context.fillStyle = css(stage.scene.palette.accent)
  context.beginPath()
  context.arc(at.x + way * at.size * 0.21, at.y - at.size * 0.935, at.size * 0.026, 0, Math.PI * 2)
  context.fill()
  context.fillStyle = css(stage.scene.palette.shadow)
  context.beginPath()
  context.ellipse(
    at.x - way * at.size * 0.42,
    at.y - at.size * 0.34,
    at.size * 0.13,
    at.size * 0.06,
    way * -0.4,
    0,
    Math.PI * 2,
  )
  context.fill()
}

function paintPerson(stage: Stage, x: number, floor: number, size: number, colour: Colour): void {
  const { subjects, palette } = stage.scene
  stand(stage, 'person', { x, y: floor, size, flip: false }, colour)
  if (!subjects.has('umbrella')) return
  layer(stage, (context) => {
    const top = floor - size * 1.02
    context.strokeStyle = css(colour)
    context.lineWidth = size * 0.02
    context.beginPath()
    context.moveTo(x + size * 0.12, floor - size * 0.5)
    context.lineTo(x + size * 0.1, top - size * 0.16)
    context.stroke()
    context.fillStyle = css(mix(palette.accent, [200, 50, 40], 0.4))
    context.beginPath()
    context.moveTo(x - size * 0.38, top + size * 0.06)
    context.quadraticCurveTo(x + size * 0.1, top - size * 0.42, x + size * 0.58, top + size * 0.06)
    for (let rib = 4; rib > 0; rib -= 1)
      context.quadraticCurveTo(
        x - size * 0.38 + size * 0.24 * (rib - 0.5),
        top - size * 0.015,
        x - size * 0.38 + size * 0.24 * (rib - 1),
        top + size * 0.06,
      )
    context.fill()
  })
}

/** An astronaut, afloat or on the ground. */
function paintSuit(stage: Stage, x: number, floor: number, size: number): void {
  const { palette, setting, lamp } = stage.scene
  const afloat = setting === 'space'
  const white = mix([240, 242, 248], palette.haze, 0.12)
  const shade = mix(white, palette.shadow, 0.5)
  const y = afloat ? 520 : floor - size * 0.5
  layer(stage, (context) => {
    context.translate(x, y)
    if (afloat) context.rotate(-0.28)
    const side = lamp.x > x ? 1 : -1
    const fill = context.createLinearGradient(
      size * 0.3 * side,
      -size * 0.4,
      -size * 0.3 * side,
      size * 0.4,
    )
    fill.addColorStop(0, css(white))
    fill.addColorStop(1, css(shade))
    const part = (
      px: number,
      py: number,
      wide: number,
      tall: number,
      turn: number,
      round = 0.5,
    ) => {
      context.save()
      context.translate(px * size, py * size)
      context.rotate(turn)
      context.fillStyle = fill
      context.beginPath()
      context.roundRect(
        (-wide * size) / 2,
        (-tall * size) / 2,
        wide * size,
        tall * size,
        Math.min(wide, tall) * size * round,
      )
      context.fill()
      context.restore()
    }
    context.fillStyle = css(adjust(shade, -0.12))
    context.beginPath()
    context.roundRect(-size * 0.21, -size * 0.2, size * 0.42, size * 0.36, size * 0.06)
    context.fill()
    part(-0.11, 0.34, 0.15, 0.38, 0.1)
    part(0.12, 0.33, 0.15, 0.38, afloat ? -0.34 : -0.06)
    part(-0.24, afloat ? -0.1 : 0, 0.12, 0.36, afloat ? 0.9 : 0.2)
    part(0.25, -0.02, 0.12, 0.36, afloat ? -0.5 : -0.2)
    part(0, 0.02, 0.34, 0.4, 0, 0.35)
    part(0, -0.3, 0.34, 0.32, 0, 0.5)
    context.fillStyle = css(palette.accent)
    context.fillRect(-size * 0.075, size * 0.0, size * 0.05, size * 0.05)
    context.fillStyle = css(palette.glow)
    context.fillRect(0, size * 0.0, size * 0.08, size * 0.02)
    const visor = context.createLinearGradient(-size * 0.1, -size * 0.42, size * 0.12, -size * 0.2)
    visor.addColorStop(0, css(mix(palette.glow, palette.light, 0.5)))
    visor.addColorStop(0.4, css(mix(palette.accent, palette.shadow, 0.4)))
    visor.addColorStop(1, css(palette.shadow))
    context.fillStyle = visor
    context.beginPath()
    context.roundRect(-size * 0.115, -size * 0.385, size * 0.23, size * 0.18, size * 0.085)
    context.fill()
  })
}
