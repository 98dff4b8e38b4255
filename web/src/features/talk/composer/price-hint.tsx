import { estimateTokens, pictureTokens } from '@atelier/contract/estimate-tokens'
import type { ChatModel } from '@atelier/contract/features/talk/models'
import { draftPrice } from '@atelier/contract/price-rule'
import { useTexts } from '../../../i18n/use-texts.ts'
import { useComposed } from './composing.ts'

/** About what the answer to what is being written will cost. */
export function PriceHint({
  place,
  model,
  contextTokens,
}: {
  place: number
  /** Undefined as long as the model is not known. */
  model: Pick<ChatModel, 'price' | 'purse'> | undefined
  /** What goes with the message. */
  contextTokens: number
}) {
  const t = useTexts('chat')
  const { text, pictures } = useComposed(place)
  if (!model) return null
  const tokens = contextTokens + estimateTokens(text) + pictures.length * pictureTokens
  const { from, to } = draftPrice(model.price, tokens)
  return (
    <span className="figures shrink-0 px-1 text-small text-soft">
      {to === 0 ? t.free : t.priceAbout({ from, to, purse: model.purse })}
    </span>
  )
}
