// Writes what is said: by the browser, or by what the site offers where the browser cannot or somebody prefers it.
import { useQuery } from '@tanstack/react-query'
import { useStored } from '../../../lib/storage/use-stored.ts'
import { BrowserDictateButton, type BrowserDictateProps } from './browser-dictate-button.tsx'
import { canDictate, canRecord } from './can-dictate.ts'
import { RecordButton } from './record-button.tsx'
import { voiceChoice } from './voice-choice.ts'
import { voiceOfferQuery } from './voice-offer.ts'

type DictateButtonProps = BrowserDictateProps & {
  /** Where words are put in. */
  caret: () => number
  /** The words are written; the caret belongs there. */
  onWritten: (caret: number) => void
}

export function DictateButton({ caret, onWritten, ...common }: DictateButtonProps) {
  const { dictateBy } = useStored(voiceChoice)
  const wantsSite = canRecord() && (dictateBy === 'site' || !canDictate())
  const { data } = useQuery({ ...voiceOfferQuery, enabled: wantsSite })
  if (wantsSite && data?.transcription)
    return (
      <RecordButton
        key={common.place}
        {...common}
        caret={caret}
        onWritten={onWritten}
        offer={data.transcription}
        purse={data.purse}
      />
    )
  if (wantsSite && !data) return null
  return <BrowserDictateButton {...common} />
}
