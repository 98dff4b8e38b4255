import type { Work } from '@atelier/contract/features/making/works'
import { Suspense, useMemo } from 'react'
import { player, usePlayer } from '../../../features/making/player/player-store.ts'
import { useTexts } from '../../../i18n/use-texts.ts'
import { late } from '../../../ui/late.ts'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { stemsOf } from '../stems-of.ts'

const Mixer = late(async () => (await import('../../../features/making/mixer/mixer.tsx')).Mixer)

const pausePlayer = () => player().pause()

/** The tracks of a song, in the mixer. */
export function Stems({ work, title }: { work: Work; title: string }) {
  const t = useTexts('separation')
  const { files } = work
  const stems = useMemo(() => stemsOf(files, t.stems), [files, t])
  const otherPlays = usePlayer(({ state }) => state !== 'paused')
  return (
    <Suspense fallback={<Waiting rows={stems.length} />}>
      <Mixer maySave stems={stems} mixTitle={title} onPlay={pausePlayer} isHushed={otherPlays} />
    </Suspense>
  )
}

const Waiting = ({ rows }: { rows: number }) => (
  <div aria-hidden="true" className="flex flex-col gap-3">
    <Skeleton className="h-11" />
    {Array.from({ length: rows }, (_, row) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike
      <Skeleton key={row} className="h-16" />
    ))}
  </div>
)
