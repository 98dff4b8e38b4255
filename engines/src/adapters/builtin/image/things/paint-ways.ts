// What vehicles stand on: a road or rails from edge to edge.
import { css, hex, mix } from '../craft/colour.ts'
import { layer, rightOf, type Stage } from '../scene/stage.ts'

export function paintRoad(stage: Stage, floor: number): void {
  const { palette, flat } = stage.scene
  const tar = mix(mix(hex('5b5e66'), palette.shadow, 0.35), palette.ground, 0.12)
  const [left, right] = [stage.view.x - 4, rightOf(stage) + 4]
  layer(stage, (context) => {
    const fill = context.createLinearGradient(0, floor - 60, 0, floor + 80)
    fill.addColorStop(0, css(mix(tar, palette.light, 0.14)))
    fill.addColorStop(1, css(mix(tar, palette.shadow, 0.25)))
    context.fillStyle = flat ? css(tar) : fill
    context.fillRect(left, floor - 54, right - left, 130)
    context.fillStyle = css(mix(hex('e9e6dc'), tar, 0.35))
    context.fillRect(left, floor - 54, right - left, 5)
    for (let x = Math.floor(left / 120) * 120; x < right; x += 120)
      context.fillRect(x, floor + 36, 66, 7)
  })
}

export function paintRails(stage: Stage, floor: number): void {
  const { palette } = stage.scene
  const gravel = mix(mix(hex('8d8376'), palette.shadow, 0.3), palette.ground, 0.2)
  const [left, right] = [stage.view.x - 4, rightOf(stage) + 4]
  layer(stage, (context) => {
    context.fillStyle = css(gravel)
    context.fillRect(left, floor - 16, right - left, 66)
    context.fillStyle = css(mix(hex('5a4436'), palette.shadow, 0.35))
    for (let x = Math.floor(left / 46) * 46; x < right; x += 46)
      context.fillRect(x, floor - 4, 20, 40)
    context.fillStyle = css(mix(hex('aab0b8'), palette.shadow, 0.25))
    context.fillRect(left, floor - 3, right - left, 8)
    context.fillRect(left, floor + 24, right - left, 9)
  })
}
