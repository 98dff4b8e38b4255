// An upstream that fails before it has said anything does not fail an answer, as long as another connection has the same model.
import type { FailureCode } from '@atelier/contract/errors'
import type { UsableModel } from '../../models/models.usecases.ts'
import type { Ending } from './write-answer.ts'

/** What another upstream may do better at. */
const movable: readonly FailureCode[] = [
  'engine.auth',
  'engine.quota',
  'engine.rate',
  'engine.overloaded',
  'engine.no_channel',
  'engine.unknown_model',
  'engine.nonsense',
  'engine.broken',
  'engine.unavailable',
  'engine.timeout',
  'engine.cut',
]

/** How one model's try ended, and whether anything came of it before. */
export type Try = { ending: Ending; hasBegun: boolean }

/** The first try that began or ended well, else the last; `standIns` is asked for only once the first has failed. */
export async function answerByConnections(
  model: UsableModel,
  write: (model: UsableModel) => Promise<Try>,
  standIns: () => Promise<readonly UsableModel[]>,
): Promise<Ending> {
  let tried = await write(model)
  if (!movesOn(tried)) return tried.ending
  for (const standIn of await standIns()) {
    tried = await write(standIn)
    if (!movesOn(tried)) break
  }
  return tried.ending
}

const movesOn = ({ ending: { state, error }, hasBegun }: Try): boolean =>
  state === 'failed' && !hasBegun && error !== null && movable.includes(error.code)
