// What is asked of the painter's process, and what it gives back: plain data, so that it can be sent.
import type { ImageTask } from '@atelier/contract/work-terms'
import type { PaintingPlan } from '../scene/painting-plan.ts'
import type { ToolRequest } from '../tools/tool.ts'

export type PaintJob = {
  plans: PaintingPlan[]
  /** Four plans as one picture, two by two. */
  grid: boolean
  /** Encoded pictures whose colours and layout guide the plans. */
  references: Uint8Array[]
  /** How much they do, 0 to 1. */
  referenceWeight: number
  /** The picture that is changed. */
  source?: PaintSource
}

export type PaintSource = {
  data: Uint8Array
  /** White where it is to be changed. */
  mask?: Uint8Array
  /** How far from the picture, 0 to 1. */
  strength: number
}

/** What a picture tool is asked for. */
export type ToolJob = { tool: ImageTask; request: ToolRequest }

export type Painted = {
  /** Encoded. */
  pictures: Uint8Array[]
  /** As they were painted, with what the references added. */
  plans: PaintingPlan[]
  /** What a tool answered in words. */
  texts: string[]
}
