// What the buttons under a picture of Midjourney's are for. Their ids name the job, and differ by version: `upsample_v6r1_2x_subtle`,
// `upsample_v7_2x_subtle`, `upsample_v5_4x`.
import type { Params } from '@atelier/contract/model-declaration'
import type { ImageTask } from '@atelier/contract/work-terms'
import { EngineError } from '../../errors.ts'

/** A button to press, and whether a window opens then that wants words or a mask. */
export type Press = { customId: string; modal: boolean }

const tasksByButton: readonly (readonly [ImageTask, RegExp])[] = [
  ['upscale', /^MJ::JOB::upsample(_v\w+)?::/i],
  ['vary', /^MJ::JOB::((low_|high_)?variation)::/i],
  ['reroll', /^MJ::JOB::reroll::/i],
  ['zoom', /^MJ::(Outpaint|CustomZoom)::/i],
  ['pan', /^MJ::JOB::pan_(left|right|up|down)::/i],
  ['edit', /^MJ::Inpaint::/i],
]

/** What a picture with such buttons can be asked for. */
export const tasksOf = (buttons: readonly string[]): ImageTask[] =>
  tasksByButton.flatMap(([task, pattern]) =>
    buttons.some((button) => pattern.test(button)) ? [task] : [],
  )

/** How many pictures the file holds: each has its own button to take it out. */
export const tilesOf = (buttons: readonly string[]): number =>
  new Set(buttons.flatMap((button) => /^MJ::JOB::upsample::(\d)::/i.exec(button)?.[1] ?? []))
    .size || 1

/** The button that does a task to the picture at `index` (from 0). Throws EngineError `invalid` when there is none. */
export function buttonFor(
  task: ImageTask,
  buttons: readonly string[],
  { index, params, hasPrompt }: { index: number; params: Params; hasPrompt: boolean },
): Press {
  const wanted = patternsFor(task, index + 1, params, hasPrompt)
  for (const pattern of wanted) {
    const customId = buttons.find((button) => pattern.test(button))
    if (customId !== undefined)
      return { customId, modal: /^MJ::(Inpaint|CustomZoom)::/i.test(customId) }
  }
  throw new EngineError('invalid', `This picture cannot be asked for "${task}" at Midjourney.`)
}

/** Those that do it, the best first. */
function patternsFor(
  task: ImageTask,
  place: number,
  params: Params,
  hasPrompt: boolean,
): readonly RegExp[] {
  switch (task) {
    case 'upscale': {
      const variant = params.variant === 'creative' ? 'creative' : 'subtle'
      return [
        new RegExp(`^MJ::JOB::upsample::${place}::`, 'i'),
        new RegExp(`^MJ::JOB::upsample_v\\w+_2x_${variant}::`, 'i'),
        variant === 'creative' ? /^MJ::JOB::upsample_v5_4x::/i : /^MJ::JOB::upsample_v5_2x::/i,
      ]
    }
    case 'vary':
      return [
        new RegExp(`^MJ::JOB::variation::${place}::`, 'i'),
        params.variant === 'strong' ? /^MJ::JOB::high_variation::/i : /^MJ::JOB::low_variation::/i,
      ]
    case 'reroll':
      return [/^MJ::JOB::reroll::/i]
    case 'zoom': {
      const fixed = params.zoom === 2 ? [/^MJ::Outpaint::50::/i] : []
      const lesser = params.zoom === 1.5 ? [/^MJ::Outpaint::75::/i] : []
      return hasPrompt ? [/^MJ::CustomZoom::/i] : [...fixed, ...lesser, /^MJ::CustomZoom::/i]
    }
    case 'pan':
      return [new RegExp(`^MJ::JOB::pan_${params.direction ?? 'right'}::`, 'i')]
    case 'edit':
      return [/^MJ::Inpaint::/i]
    default:
      return []
  }
}
