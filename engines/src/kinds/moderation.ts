// What judges words before they are shown to others: an optional ability of an engine.
import type { EngineIo } from '../io.ts'

export type Judgement = {
  refuses: boolean
  /** What it finds, in the upstream's words, such as `violence/graphic`; empty where it lets them pass. */
  categories: string[]
}

export interface ModerationEngine {
  /** One judgement for each text, in their order; `model` is the upstream's name, its default one when empty. Throws EngineError. */
  judge(request: { model: string; texts: readonly string[] }, io: EngineIo): Promise<Judgement[]>
}
