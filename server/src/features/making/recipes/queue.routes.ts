import type { api } from '@atelier/contract'
import type { Handlers } from '../../../platform/http/serve-endpoint.ts'
import { queueLyrics, queueSong } from './composing.ts'
import { drawInChat } from './draw-in-chat.ts'
import { queueDrawing } from './drawing.ts'
import { queueClip, queuePikaClip } from './filming.ts'
import { queueMidjourney, queueMidjourneyBatch } from './midjourney.ts'
import { queuePictureTool } from './picture-tools.ts'
import type { RecipeDependencies } from './plan-work.ts'
import { queueSd3 } from './sd3.ts'
import { queueSeparation } from './separating.ts'
import { simulate, simulateWithSketch } from './simulate.ts'

export const queueHandlers = (dependencies: RecipeDependencies): Handlers<typeof api.queue> => ({
  async drawMidjourney(input, context) {
    return queueMidjourney(input, context, dependencies)
  },
  async drawMidjourneyBatch(input, context) {
    return queueMidjourneyBatch(input, context, dependencies)
  },
  async draw(input, context) {
    return queueDrawing(input, context, dependencies)
  },
  async drawSd3(input, context) {
    return queueSd3(input, context, dependencies)
  },
  async usePictureTool(input, context) {
    return queuePictureTool(input, context, dependencies)
  },
  async film(input, context) {
    return queueClip(input, context, dependencies)
  },
  async filmWithPika(input, context) {
    return queuePikaClip(input, context, dependencies)
  },
  async filmAsAnime(input, context) {
    return queueClip({ ...input, task: 'anime' }, context, dependencies)
  },
  async writeLyrics(input, context) {
    return queueLyrics(input, context, dependencies)
  },
  async compose(input, context) {
    return queueSong(input, context, dependencies)
  },
  async separate(input, context) {
    return queueSeparation(input, context, dependencies)
  },
  async drawInChat(input, context) {
    return drawInChat(input, context, dependencies)
  },
  async simulate(input, context) {
    return simulate(input, context, dependencies)
  },
  async sketch(input, context) {
    return simulateWithSketch(input, context, dependencies)
  },
})
