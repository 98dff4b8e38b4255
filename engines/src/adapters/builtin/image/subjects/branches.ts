// What frames a picture close to the eye: bamboo, and branches in blossom.
import { adjust, css, mix } from '../craft/colour.ts'
import { createRandom, type Random } from '../craft/random.ts'
import type { Context } from '../craft/raster.ts'
import { bottomOf, layer, rightOf, type Stage, scatter } from '../scene/stage.ts'
import { fork } from './tree.ts'

export function paintBamboo(stage: Stage, dense: boolean): void {
  const { palette, style } = stage.scene
  const base = style === 'ink' ? palette.near : mix(palette.leaf, [92, 140, 72], 0.4)
  const rows = dense ? 4 : 2
  for (let row = 0; row < rows; row += 1) {
    const near = (row + 1) / rows
    const colour = mix(mix(base, palette.haze, (1 - near) * 0.72), palette.shadow, near * 0.22)
    layer(stage, (context) => {
      scatter(stage, `bamboo ${row}`, { spacing: 60 + near * 85, margin: 200 }, (x, random) => {
        const away = Math.abs(x - stage.scene.focus) / (stage.view.width / 2)
        if (!dense && away < 0.55) return
        if (dense && away < 0.32 && near > 0.6) return
        drawStalk(stage, context, x, 7 + near * 15, random, colour)
      })
    })
  }
}

function drawStalk(
  stage: Stage,
  context: Context,
  x: number,
  wide: number,
  random: Random,
  colour: readonly [number, number, number],
): void {
  const lean = random.around() * 60
  const joint = wide * random.range(6.5, 9)
  const floor = bottomOf(stage) + 20
  const top = stage.view.y - 40
  const at = (y: number) => x + lean * (1 - (y - top) / (floor - top)) ** 1.5
  let leafy = random.range(0, 2)
  for (let y = floor; y > top; y -= joint) {
    const fromX = at(y)
    const toX = at(y - joint)
    const fill = context.createLinearGradient(fromX - wide / 2, 0, fromX + wide / 2, 0)
    fill.addColorStop(0, css(adjust(colour, -0.1)))
    fill.addColorStop(0.35, css(adjust(colour, 0.1)))
    fill.addColorStop(1, css(adjust(colour, -0.12)))
    context.fillStyle = stage.scene.flat ? css(colour) : fill
    context.beginPath()
    context.moveTo(fromX - wide * 0.52, y)
    context.quadraticCurveTo(
      (fromX + toX) / 2 - wide * 0.44,
      y - joint / 2,
      toX - wide * 0.52,
      y - joint + wide * 0.14,
    )
    context.lineTo(toX + wide * 0.52, y - joint + wide * 0.14)
    context.quadraticCurveTo((fromX + toX) / 2 + wide * 0.44, y - joint / 2, fromX + wide * 0.52, y)
    context.fill()
    leafy -= 1
    if (leafy > 0 || y > floor - 260) continue
    leafy = random.range(1, 3)
    drawSpray(context, toX, y - joint, wide, random, colour)
  }
}

function drawSpray(
  context: Context,
  x: number,
  y: number,
  wide: number,
  random: Random,
  colour: readonly [number, number, number],
): void {
  const side = random.chance(0.5) ? 1 : -1
  const reach = wide * random.range(5, 9)
  context.strokeStyle = css(adjust(colour, -0.06))
  context.lineWidth = wide * 0.11
  context.beginPath()
  context.moveTo(x, y)
  context.quadraticCurveTo(
    x + side * reach * 0.5,
    y - reach * 0.3,
    x + side * reach,
    y - reach * 0.1,
  )
  context.stroke()
  for (let leaf = 0; leaf < 9; leaf += 1) {
    const part = 0.35 + (leaf / 8) * 0.65
    const fromX = x + side * reach * part
    const fromY = y - reach * 0.34 * Math.sin(part * 2.4)
    const angle = Math.PI / 2 - side * random.range(0.1, 1.15)
    const long = wide * random.range(2.4, 4.4)
    const tipX = fromX + Math.cos(angle) * long
    const tipY = fromY + Math.sin(angle) * long
    const bow = wide * 0.34
    context.fillStyle = css(adjust(colour, random.around() * 0.08))
    context.beginPath()
    context.moveTo(fromX, fromY)
    context.quadraticCurveTo((fromX + tipX) / 2 + bow, (fromY + tipY) / 2 - bow, tipX, tipY)
    context.quadraticCurveTo((fromX + tipX) / 2 - bow, (fromY + tipY) / 2 + bow, fromX, fromY)
    context.fill()
  }
}

/** Boughs that reach in from the upper corners. */
export function paintBlossomBranches(stage: Stage): void {
  const { palette, style } = stage.scene
  const random = createRandom(stage.scene.seeds.detail, 'blossom')
  const bark = style === 'ink' ? palette.near : mix(palette.shadow, [70, 44, 40], 0.5)
  const pink =
    style === 'ink'
      ? mix([206, 70, 80], palette.haze, 0.2)
      : mix([250, 190, 205], palette.accent, random.range(0.05, 0.22))
  const left = random.chance(0.5)
  const boughs = random.int(2, 3)
  layer(stage, (context) => {
    for (let bough = 0; bough < boughs; bough += 1) {
      const fromLeft = bough === 0 ? left : random.chance(0.6) ? left : !left
      const limb = {
        x: fromLeft ? stage.view.x - 20 : rightOf(stage) + 20,
        y: stage.view.y + random.range(40, 330),
        angle: (fromLeft ? 0 : Math.PI) + random.around() * 0.35,
        length: random.range(150, 210),
        width: random.range(16, 26),
        left: 6,
      }
      const twigs: { x: number; y: number; size: number }[] = []
      context.strokeStyle = css(bark)
      fork(context, random, twigs, limb, 0.42)
      for (const twig of twigs) drawCluster(context, twig.x, twig.y, pink, random)
    }
  })
  paintPetals(stage, pink)
}

function drawCluster(
  context: Context,
  x: number,
  y: number,
  pink: readonly [number, number, number],
  random: Random,
): void {
  const count = random.int(1, 4)
  for (let flower = 0; flower < count; flower += 1) {
    const size = random.range(7, 15)
    const atX = x + random.around() * 26
    const atY = y + random.around() * 22
    const turn = random.range(0, 6)
    const tone = adjust(pink, random.around() * 0.07)
    context.fillStyle = css(tone, 0.96)
    context.beginPath()
    for (let petal = 0; petal < 5; petal += 1) {
      const angle = turn + (petal * Math.PI * 2) / 5
      context.moveTo(atX, atY)
      context.ellipse(
        atX + Math.cos(angle) * size * 0.52,
        atY + Math.sin(angle) * size * 0.52,
        size * 0.52,
        size * 0.4,
        angle,
        0,
        Math.PI * 2,
      )
    }
    context.fill()
    context.fillStyle = css(mix(tone, [190, 50, 90], 0.6), 0.9)
    context.beginPath()
    context.arc(atX, atY, size * 0.17, 0, Math.PI * 2)
    context.fill()
  }
}

export function paintPetals(stage: Stage, colour: readonly [number, number, number]): void {
  layer(
    stage,
    (context) => {
      context.fillStyle = css(colour, 0.85)
      context.beginPath()
      for (let row = Math.floor(stage.view.y / 120); row * 120 < bottomOf(stage); row += 1)
        scatter(stage, `petals ${row}`, { spacing: 130 }, (x, random) => {
          const y = (row + random.next()) * 120
          const size = random.range(2.5, 6)
          context.moveTo(x + size, y)
          context.ellipse(x, y, size, size * 0.5, random.range(0, 3), 0, Math.PI * 2)
        })
      context.fill()
    },
    { lift: 0.2 },
  )
}
