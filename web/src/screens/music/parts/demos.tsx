// Songs to listen to before one's first, each with its whole recipe.
import type { Demo } from '@atelier/contract/features/making/media-library'
import { useSongDemos } from '../../../features/making/demos/demo-queries.ts'
import { currentTrack, isPlaying } from '../../../features/making/player/player-state.ts'
import { player, usePlayer } from '../../../features/making/player/player-store.ts'
import { SongCover } from '../../../features/making/player/song-cover.tsx'
import type { Track } from '../../../features/making/player/track.ts'
import { soundOf } from '../../../features/making/player/work-tracks.ts'
import { useTexts } from '../../../i18n/use-texts.ts'
import { clockText } from '../../../lib/clock-text.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'

type DemosProps = { onUse: (demo: Demo) => void }

export function Demos({ onUse }: DemosProps) {
  const t = useTexts('music')
  const works = useTexts('works')
  const { data } = useSongDemos()
  const demos = data?.rows ?? []
  if (demos.length === 0) return null
  const play = (at: number) => {
    const id = trackId(demos[at])
    if (currentTrack(player())?.id === id) return player().toggle()
    player().playNow(
      demos.map((demo) => toTrack(demo, works.builtin)),
      at,
    )
  }
  return (
    <section aria-label={t.demos} className="pb-6">
      <div className="mb-2 flex items-center gap-2">
        <h2 className="font-medium">{t.demos}</h2>
        <span data-tooltip={works.builtinText}>
          <Badge>{works.builtin}</Badge>
        </span>
      </div>
      <ul className="grid gap-2 sm:grid-cols-2">
        {demos.map((demo, at) => (
          <li key={demo.id} className="min-w-0">
            <DemoCard demo={demo} onPlay={() => play(at)} onUse={() => onUse(demo)} />
          </li>
        ))}
      </ul>
    </section>
  )
}

type DemoCardProps = { demo: Demo; onPlay: () => void; onUse: () => void }

function DemoCard({ demo, onPlay, onUse }: DemoCardProps) {
  const t = useTexts('music')
  const plays = usePlayer(isPlaying(trackId(demo)))
  return (
    <article
      aria-label={demo.title}
      className="flex flex-wrap items-center gap-3 rounded-card bg-fill p-2.5"
    >
      <SongCover
        name={demo.title}
        style={demo.prompt}
        src={demo.poster}
        blur={demo.blur}
        className="size-12"
      />
      <div className="min-w-28 flex-1">
        <p className="truncate font-medium">{demo.title}</p>
        <p className="truncate text-small text-soft" title={demo.prompt}>
          <span className="figures">{clockText(demo.durationS)}</span>
          {' · '}
          {demo.meaning || demo.prompt}
        </p>
      </div>
      <Button
        size="small"
        kind="quiet"
        className="ml-auto"
        aria-label={t.takeStyleOf({ title: demo.title })}
        onClick={onUse}
      >
        {t.useStyle}
      </Button>
      <IconButton
        icon={plays ? 'pause' : 'play'}
        kind="plain"
        className="rounded-full!"
        label={plays ? t.pause({ title: demo.title }) : t.play({ title: demo.title })}
        face={<Icon name={plays ? 'pause' : 'play'} size={16} className="fill-current" />}
        onClick={onPlay}
      />
    </article>
  )
}

const trackId = (demo: Demo | undefined): string => `demo-${demo?.id ?? ''}`

const toTrack = (demo: Demo, artist: string): Track => ({
  id: trackId(demo),
  // Of no work.
  workId: 0,
  link: '/music',
  url: demo.url,
  title: demo.title,
  artist,
  cover: demo.poster,
  durationS: demo.durationS,
  ...soundOf(demo.about),
})
