import '../../../ui/late.css'
import { useId } from 'react'
import { useTexts } from '../../../i18n/use-texts.ts'
import { FailureState } from '../../../ui/failure-state.tsx'
import { MixBoard } from './mix-board.tsx'
import type { MixerStem } from './mixer-stem.ts'

type MixerProps = {
  /** In the order they are shown. */
  stems: readonly MixerStem[]
  /** What the whole is called; files that are made here are named by it. */
  mixTitle: string
  /** Whether whoever hears it may keep its tracks, and the mix. */
  maySave: boolean
  /** Told when it begins to sound. */
  onPlay?: (() => void) | undefined
  /** Something else sounds: as soon as it does, the mix pauses. */
  isHushed?: boolean
}

/** The stems of a song side by side: heard in step, each as loud as wanted, and the mix of it as a file. */
export function Mixer({ stems, mixTitle, maySave, onPlay, isHushed = false }: MixerProps) {
  const t = useTexts('mixer')
  const id = useId()
  if (stems.length === 0) return <FailureState message={t.allFailed} />
  return (
    <MixBoard
      key={stems.map(({ url }) => url).join(' ')}
      id={id}
      stems={stems}
      title={mixTitle}
      maySave={maySave}
      onPlay={onPlay}
      isHushed={isHushed}
    />
  )
}
