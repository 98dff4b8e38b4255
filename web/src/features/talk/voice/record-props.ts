import type { ReplyAt } from '../../../api/endpoint-types.ts'
import type { BrowserDictateProps } from './browser-dictate-button.tsx'

type Offer = ReplyAt<'voice.offer'>

export type RecordButtonProps = BrowserDictateProps & {
  caret: () => number
  onWritten: (caret: number) => void
  offer: NonNullable<Offer['transcription']>
  purse: Offer['purse']
}
