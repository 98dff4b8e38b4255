// Works that a screen finds, one's own and published ones; their picture is a file of the client.
import type { DrawingCase } from '@atelier/contract/features/making/drawing-library'
import type { Work, WorkFile } from '@atelier/contract/features/making/works'
import type { PublishedWork } from '@atelier/contract/features/showing/gallery'
import { workStates, workTypes } from '@atelier/contract/work-terms'

const picture: WorkFile = {
  id: 'a-picture',
  url: '/brands/vermilion.svg',
  mime: 'image/svg+xml',
  width: 300,
  height: 200,
  durationS: null,
  bytes: 2048,
  thumbnail: '/brands/vermilion.svg',
  blur: '',
  about: {},
}

/** A drawing that is done. */
export const drawingOf = (id: number, prompt: string, more: Partial<Work> = {}): Work => ({
  id,
  type: workTypes.draw,
  task: 'draw',
  status: workStates.done,
  progress: 100,
  place: 0,
  waitS: null,
  prompt,
  negativePrompt: '',
  model: 'Sketch',
  modelId: 102,
  builtin: true,
  params: {},
  inputs: [],
  count: 1,
  preview: '',
  files: [picture],
  texts: [],
  tiles: 1,
  understood: null,
  next: [],
  price: 0,
  returned: 0,
  purse: 'credits',
  message: '',
  parentId: null,
  parentIndex: null,
  batchId: null,
  createdAt: new Date().toISOString(),
  startedAt: new Date().toISOString(),
  endedAt: new Date().toISOString(),
  ...more,
})

/** A drawing that somebody else has published. */
export const publishedOf = (
  id: number,
  title: string,
  more: Partial<PublishedWork> = {},
): PublishedWork => ({
  id,
  type: workTypes.draw,
  task: 'draw',
  title,
  tags: [],
  licence: 'all-rights',
  prompt: title,
  hidesPrompt: false,
  model: 'Sketch',
  modelId: 102,
  builtin: true,
  tiles: 1,
  files: [picture],
  author: { id: 9, name: 'Ada', avatar: '' },
  likes: 0,
  collects: 0,
  remakes: 0,
  isLiked: false,
  isCollected: false,
  isMine: false,
  publishedAt: new Date().toISOString(),
  ...more,
})

/** A prompt with its picture, as a library of the product has them. */
export const drawingCaseOf = (id: string, title: string): DrawingCase => ({
  id,
  category: 'landscapes',
  title,
  prompt: title,
  meaning: '',
  params: {},
  url: picture.url,
  thumbnail: picture.thumbnail,
  blur: '',
  width: 3,
  height: 2,
  builtin: true,
})
