import { nameColour } from './describe/colour-name.ts'
import { describeTexts, type Said } from './describe/describe-texts.ts'
import { measurePicture } from './describe/measure-picture.ts'
import { readPixels } from './pixels.ts'
import { pictureOf, type Tool } from './tool.ts'

/** Four prompts of what was measured: colours, light, arrangement. Never of what the picture shows: nothing here can tell. */
export const describePicture: Tool = async (request, step) => {
  const picture = await readPixels(pictureOf(request, 'source'), 512)
  step(30)
  const measures = measurePicture(picture)
  const words = describeTexts[request.locale]
  const names = measures.swatches
    .filter(({ share }) => share > 0.04)
    .map(({ lab }) => words.colours[nameColour(lab)])
  const colours = [...new Set(names)].slice(0, 4)
  const said: Said = {
    colours: words.list(colours),
    first: colours[0] ?? words.colours.grey,
    light: words.light[measures.light],
    contrast: words.contrast[measures.contrast],
    warmth: words.warmth[measures.warmth],
    colourfulness: words.colourfulness[measures.colourfulness],
    detail: words.detail[measures.detail],
    place: words.place[measures.place],
    shape: words.shape[measures.shape],
    manner: words.manner[measures.manner],
  }
  return { pictures: [], texts: words.prompts(said) }
}
