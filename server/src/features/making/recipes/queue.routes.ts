import type { api } from '@atelier/contract'
import type { Handlers } from '../../../platform/http/serve-endpoint.ts'
import { atSeenPrice } from './ask-for-works.ts'
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
    return queueMidjourney(input, context, atSeenPrice(dependencies, input))
  },
  async drawMidjourneyBatch(input, context) {
    return queueMidjourneyBatch(input, context, atSeenPrice(dependencies, input))
  },
  async draw(input, context) {
    return queueDrawing(input, context, atSeenPrice(dependencies, input))
  },
  async drawSd3(input, context) {
    return queueSd3(input, context, atSeenPrice(dependencies, input))
  },
  async usePictureTool(input, context) {
    return queuePictureTool(input, context, atSeenPrice(dependencies, input))
  },
  async film(input, context) {
    return queueClip(input, context, atSeenPrice(dependencies, input))
  },
  async filmWithPika(input, context) {
    return queuePikaClip(input, context, atSeenPrice(dependencies, input))
  },
  async filmAsAnime(input, context) {
    return queueClip({ ...input, task: 'anime' }, context, atSeenPrice(dependencies, input))
  },
  async writeLyrics(input, context) {
    return queueLyrics(input, context, atSeenPrice(dependencies, input))
  },
  async compose(input, context) {
    return queueSong(input, context, atSeenPrice(dependencies, input))
  },
  async separate(input, context) {
    return queueSeparation(input, context, atSeenPrice(dependencies, input))
  },
  async drawInChat(input, context) {
    return drawInChat(input, context, atSeenPrice(dependencies, input))
  },
  async simulate(input, context) {
    return simulate(input, context, dependencies)
  },
  async sketch(input, context) {
    return simulateWithSketch(input, context, dependencies)
  },
})
