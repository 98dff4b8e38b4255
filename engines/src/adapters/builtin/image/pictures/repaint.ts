// A picture painted again: what is in it stays where it is, its colours lean to the request and the brush shows.
import { type Colour, clamp, lightness, ramp } from '../craft/colour.ts'
import { type Canvas, copyRaster, eachPixel, type Raster, toCanvas } from '../craft/raster.ts'
import { composeScene } from '../scene/compose.ts'
import type { PaintingPlan } from '../scene/painting-plan.ts'
import type { Scene } from '../scene/scene.ts'
import { paintPicture } from '../styles/paint-picture.ts'
import { renderStyle } from '../styles/render-style.ts'

export function repaint(
  source: Raster,
  plan: PaintingPlan,
  strength: number,
  report: (share: number) => void,
): Canvas {
  const scene = composeScene(plan)
  const canvas = toCanvas(recoloured(source, scene, strength))
  if (strength > 0.45) {
    const context = canvas.getContext('2d')
    context.globalAlpha = clamp((strength - 0.45) * 1.5)
    const { width, height } = canvas
    context.drawImage(
      paintPicture({ ...plan, style: 'natural' }, (share) => report(share * 0.7)),
      0,
      0,
      width,
      height,
    )
  }
  report(0.75)
  const style = scene.style === 'natural' ? 'oil' : scene.style
  return renderStyle(canvas, { ...scene, style }, { strength: 0.35 + strength * 0.65 })
}

/** As light as it was, with hues that lean to the scene's. */
function recoloured(source: Raster, { palette }: Scene, strength: number): Raster {
  const tones = [
    palette.shadow,
    palette.near,
    palette.leaf,
    palette.ground,
    palette.far,
    palette.water,
    palette.haze,
    ...palette.sky,
    palette.light,
  ]
    .map((colour) => ({ colour, light: lightness(colour) }))
    .sort((a, b) => a.light - b.light)
  const line = ramp(tones.map(({ colour }) => colour as Colour))
  const raster = copyRaster(source)
  const share = strength * 0.6
  eachPixel(raster, (data, from) => {
    const [red, green, blue] = [
      data[from] as number,
      data[from + 1] as number,
      data[from + 2] as number,
    ]
    const luma = 0.299 * red + 0.587 * green + 0.114 * blue
    const tone = line[Math.round(luma)] as Colour
    const toneLuma = 0.299 * tone[0] + 0.587 * tone[1] + 0.114 * tone[2]
    // The tone's hue at the pixel's own brightness.
    const lift = luma - toneLuma
    data[from] = red + (tone[0] + lift - red) * share
    data[from + 1] = green + (tone[1] + lift - green) * share
    data[from + 2] = blue + (tone[2] + lift - blue) * share
  })
  return raster
}
