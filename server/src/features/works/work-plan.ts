// What stands between those who ask for works (recipes), the models that make them, and the queue. Types alone.
import type { ImageModelDeclaration, Params } from '@atelier/contract/model-declaration'
import type { ImageTask, WorkType } from '@atelier/contract/work-terms'
import type { ImageEngine } from '@atelier/engines/kinds/image'
import type { PictureRef } from './recipe.ts'

/** A model with the engine that makes works with it. */
export type WorkModel = {
  id: number
  /** The upstream's name. */
  name: string
  /** For people. */
  label: string
  type: WorkType
  connectionId: number
  engineId: string
  builtin: boolean
  declaration: ImageModelDeclaration
  engine: ImageEngine
}

/** Credits of one work, all factors included; see `price-rule.ts`. */
export type WorkRates = { perCall: number; perImage: number }

/** One work that is asked for: everything is checked, nothing is taken yet. */
export type WorkPlan = {
  type: WorkType
  task: ImageTask
  model: WorkModel
  rates: WorkRates
  prompt: string
  negativePrompt: string
  params: Params
  /** Of the caller's own. */
  pictures: PictureRef[]
  count: number
  /** The earlier work of the caller's that it goes on from, and which of its pictures (from 0). */
  parent: { workId: number; index: number } | null
  /** The published work whose recipe it was made from, or its parent was. */
  originId: number | null
  /** The words of that, where it has none of its own; empty otherwise. */
  inheritedPrompt: string
}

/** Finds the model of a work again, to make it or to go on with it; undefined when it is not connected any more. */
export type FindWorkModel = (modelId: number) => Promise<WorkModel | undefined>
