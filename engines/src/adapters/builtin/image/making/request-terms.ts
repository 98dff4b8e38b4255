import type { ImageTask } from '@atelier/contract/work-terms'

export const aspects = ['1:1', '3:2', '2:3', '4:3', '3:4', '16:9', '9:16', '21:9'] as const
export const seedMax = 4_294_967_295

/** These go on from an earlier work of the painter. */
export const continuingTasks: readonly ImageTask[] = ['vary', 'reroll', 'upscale', 'zoom', 'pan']

/** The longer side in pixels. */
export const sides: Record<string, number> = { draft: 640, standard: 1024, fine: 1536 }
/** Of an enlarged picture. */
export const longestSide = 2048
