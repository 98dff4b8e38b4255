// What a message to the Guide is: something to make, or which way it is answered.

import type { Making } from '@atelier/contract/makings/making'
import { readMaking } from '@atelier/contract/makings/read-making'
import type { Locale } from '@atelier/contract/primitives'
import { exactAnswer } from '../exact-answer.ts'
import { questionKind } from '../question-kind.ts'

export type Intent =
  | Making
  /** `question` is looked up, `exact` is worked out, `model` takes a language model, `talk` is greeting, thanks and the like. */
  | { kind: 'question' | 'exact' | 'model' | 'talk' }

export function readIntent(said: string, { locale, now }: { locale: Locale; now: Date }): Intent {
  const making = readMaking(said)
  if (making) return making
  const kind = questionKind(said)
  if (kind === 'model-work') return { kind: 'model' }
  if (kind !== 'handbook') return { kind: 'talk' }
  return { kind: exactAnswer(said, locale, now) === undefined ? 'question' : 'exact' }
}
