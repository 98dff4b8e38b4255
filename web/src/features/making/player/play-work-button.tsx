import { useTexts } from '../../../i18n/use-texts.ts'
import { classes } from '../../../ui/classes.ts'
import { Icon } from '../../../ui/icon.tsx'
import { Spinner } from '../../../ui/spinner.tsx'
import { currentTrack, type PlayerFacts } from './player-state.ts'
import { player, usePlayer } from './player-store.ts'
import { type PlayedWork, tracksOf } from './work-tracks.ts'

type PlayWorkButtonProps = {
  work: PlayedWork
  /** One track of it alone, by its id. */
  trackId?: string
  size?: 'medium' | 'large'
}

/** Puts a work into the player, from its first track or from one of them; pressed again it pauses, and goes on. */
export function PlayWorkButton({ work, trackId, size = 'medium' }: PlayWorkButtonProps) {
  const t = useTexts('media')
  const state = usePlayer((facts) => (isIt(facts, work.id, trackId) ? facts.state : 'paused'))
  const isOn = state !== 'paused'
  const press = () => {
    if (isIt(player(), work.id, trackId)) return player().toggle()
    const tracks = tracksOf(work)
    return player().playNow(
      tracks,
      Math.max(
        0,
        tracks.findIndex(({ id }) => id === trackId),
      ),
    )
  }
  const label = isOn ? t.pause({ title: work.name }) : t.play({ title: work.name })
  return (
    <button
      type="button"
      aria-label={label}
      data-tooltip={label}
      onClick={press}
      className={classes(
        'grid shrink-0 place-items-center rounded-full bg-accent text-on-accent transition-[opacity,transform] hover:opacity-90 active:scale-95',
        size === 'large' ? 'size-14' : 'size-11',
      )}
    >
      {state === 'loading' ? (
        <Spinner />
      ) : (
        <Icon name={isOn ? 'pause' : 'play'} size={20} className={isOn ? '' : 'ml-0.5'} />
      )}
    </button>
  )
}

function isIt(facts: PlayerFacts, workId: number, trackId: string | undefined): boolean {
  const track = currentTrack(facts)
  return trackId === undefined ? track?.workId === workId : track?.id === trackId
}
