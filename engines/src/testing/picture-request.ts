// A request for a picture with what a test cares about, for golden requests.
import type { ImageRequest } from '../kinds/image.ts'

export const pictureRequest = (more: Partial<ImageRequest>): ImageRequest => ({
  key: 'work-1',
  model: 'model',
  task: 'draw',
  prompt: 'a lighthouse at dusk',
  negativePrompt: '',
  pictures: [],
  params: {},
  count: 1,
  parent: null,
  locale: 'en-US',
  ...more,
})
