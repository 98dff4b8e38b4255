import { encodeFile, isFileFormat } from './encode.ts'
import { numberOf, onePicture, pictureOf, type Tool, wordOf } from './tool.ts'

export const convertPicture: Tool = async (request) => {
  const format = wordOf(request, 'format', 'png')
  const quality = numberOf(request, 'quality', 90)
  return onePicture(
    await encodeFile(pictureOf(request, 'source'), isFileFormat(format) ? format : 'png', quality),
  )
}
