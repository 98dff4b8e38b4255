import type { WorkKind } from '@atelier/contract/work-terms'
import type { EngineKinds } from '../engine.ts'
import { imageMaker } from './image-maker.ts'
import type { Maker } from './maker.ts'
import { musicMaker } from './music-maker.ts'
import { stemsMaker } from './stems-maker.ts'
import { videoMaker } from './video-maker.ts'

/** What an opened engine makes works of a kind with; undefined where it makes none. */
export function makerOf(
  { image, video, music, stems }: EngineKinds,
  kind: WorkKind,
): Maker | undefined {
  switch (kind) {
    case 'image':
      return image && imageMaker(image)
    case 'video':
      return video && videoMaker(video)
    case 'music':
      return music && musicMaker(music)
    case 'stems':
      return stems && stemsMaker(stems)
  }
}
