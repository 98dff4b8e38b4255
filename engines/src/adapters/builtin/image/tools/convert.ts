import { encodeFile, isFileFormat } from './encode.ts'
import { numberOf, onePicture, pictureOf, type Tool, wordOf } from './tool.ts'

export const convertPicture: Tool = async (wish) => {
  const format = wordOf(wish, 'format', 'png')
  const quality = numberOf(wish, 'quality', 90)
  return onePicture(
    await encodeFile(pictureOf(wish, 'source'), isFileFormat(format) ? format : 'png', quality),
  )
}
