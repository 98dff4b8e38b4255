// What stands between those who ask for works (recipes), the models that make them, and the queue. Types alone.
import type { ModelDeclaration, Params } from '@atelier/contract/model-declaration'
import type { WorkRates } from '@atelier/contract/work-price'
import type { WorkTask, WorkType } from '@atelier/contract/work-terms'
import type { Maker } from '@atelier/engines/makers/maker'
import type { ModelQuota } from '../../talk/models/model-quota.ts'
import type { InputRef } from './recipe.ts'

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
  declaration: ModelDeclaration
  engine: Maker
  quota: ModelQuota
  /** Whether it is called as the operator says, in every language. */
  isNamed: boolean
}

/** One work that is asked for: everything is checked, nothing is taken yet. */
export type WorkPlan = {
  type: WorkType
  task: WorkTask
  model: WorkModel
  rates: WorkRates
  prompt: string
  negativePrompt: string
  params: Params
  /** Of the caller's own. */
  inputs: InputRef[]
  count: number
  /** How long each result is to be; of weight where seconds are paid for. */
  seconds: number
  /** The earlier work of the caller's that it goes on from, and which of its results (from 0). */
  parent: { workId: number; index: number } | null
  /** The published work whose recipe it was made from, or its parent was. */
  originId: number | null
  /** The words of that, where it has none of its own; empty otherwise. */
  inheritedPrompt: string
}

/** Finds the model of a work again, to make it or to go on with it; undefined when it is not connected any more. */
export type FindWorkModel = (modelId: number) => Promise<WorkModel | undefined>
