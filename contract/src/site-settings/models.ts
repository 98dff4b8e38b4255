// Which models a site offers, and what they are told.
import { z } from 'zod'
import { modelKinds } from '../features/running/connection-admin.ts'
import { workKinds, workTypeNames } from '../work-terms.ts'
import { type ModelScope, setting } from './setting.ts'

const names = z.array(z.string())
const chat: ModelScope = ['chat']

export const modelSettings = {
  defaultModel: setting(z.string(), '', 'operator', { kind: 'model', scope: chat }),
  advancedModel: setting(z.string(), '', 'operator', { kind: 'model', scope: chat }),
  /** Names of the models offered; empty for all. */
  models: setting(names, [], 'operator', { kind: 'models', scope: chat }),
  /** Names of the models offered that make works; empty for all. */
  workModels: setting(names, [], 'operator', { kind: 'models', scope: workKinds }),
  /** The model that each kind of works takes where none is named, by the upstream's name. */
  workDefaults: setting(z.partialRecord(z.enum(workTypeNames), z.string()), {}, 'operator', {
    kind: 'modelsByKind',
  }),
  /** Names of models that only those with VIP time may use. */
  vipModels: setting(names, [], 'operator', { kind: 'models', scope: modelKinds }),
  systemMessage: setting(
    z.string(),
    'You are a helpful assistant, a large language model. Answer in markdown.',
    'public',
    { kind: 'long' },
  ),
  /** Whether the model that answered also names the conversation. */
  titleByModel: setting(z.boolean(), true, 'operator'),
  /** Who pays for that: the site, in whose figures it is counted, or the person that was answered. */
  titlePaidBy: setting(z.enum(['site', 'person']), 'site', 'operator'),
  /** How many tokens an answer that costs something may have when its caller sets no limit; one of a model that thinks, four times as many. */
  answerTokens: setting(z.number().int().min(256).max(1_000_000), 8192, 'operator'),
}
