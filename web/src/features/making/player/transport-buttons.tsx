import { useTexts } from '../../../i18n/use-texts.ts'
import { classes } from '../../../ui/classes.ts'
import { Icon } from '../../../ui/icon.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { Spinner } from '../../../ui/spinner.tsx'
import { hasNext } from './player-state.ts'
import { player, usePlayer } from './player-store.ts'
import type { Repeat } from './track.ts'

const repeatAfter: Record<Repeat, Repeat> = { off: 'all', all: 'one', one: 'off' }

/** Shuffle, previous, play, next, repeat: small for the bar, large for a thumb. */
export function TransportButtons({ large = false }: { large?: boolean }) {
  const t = useTexts('player')
  const isShuffled = usePlayer(({ straight }) => straight !== null)
  const repeat = usePlayer((state) => state.repeat)
  const around = classes(large && 'size-12!')
  return (
    <div
      className={classes(
        'flex items-center',
        large ? 'w-full justify-between' : 'gap-2 touch:gap-3',
      )}
    >
      <IconButton
        icon="shuffle"
        label={t.shuffle}
        pressed={isShuffled}
        className={around}
        onClick={() => player().setShuffled(!isShuffled)}
      />
      <IconButton
        icon="skip-back"
        label={t.previous}
        className={around}
        {...(large ? { face: <Icon name="skip-back" size={24} /> } : {})}
        onClick={() => player().previous()}
      />
      <PlayButton size={large ? 'huge' : 'large'} />
      <NextButton large={large} />
      <IconButton
        icon={repeat === 'one' ? 'repeat-1' : 'repeat'}
        label={t.repeat[repeat]}
        pressed={repeat !== 'off'}
        className={around}
        onClick={() => player().setRepeat(repeatAfter[repeat])}
      />
    </div>
  )
}

export function NextButton({ large = false }: { large?: boolean }) {
  const t = useTexts('player')
  const leads = usePlayer(hasNext)
  return (
    <IconButton
      icon="skip-forward"
      label={t.next}
      // Not disabled: whoever pressed it to the end keeps the focus.
      aria-disabled={!leads || undefined}
      className={classes('aria-disabled:opacity-45', large && 'size-12!')}
      {...(large ? { face: <Icon name="skip-forward" size={24} /> } : {})}
      onClick={() => player().next()}
    />
  )
}

type PlayButtonProps = { size: 'large' | 'huge'; kind?: 'main' | 'quiet' }

/** While it waits for data it shows so, and can be paused all the same. */
export function PlayButton({ size, kind = 'main' }: PlayButtonProps) {
  const t = useTexts('player')
  const state = usePlayer((now) => now.state)
  const icon = state === 'paused' ? 'play' : 'pause'
  const edge = size === 'huge' ? 24 : 20
  return (
    <IconButton
      icon={icon}
      kind={kind}
      label={state === 'paused' ? t.play : t.pause}
      face={
        state === 'loading' ? (
          <Spinner size={edge} />
        ) : (
          <Icon
            name={icon}
            size={edge}
            className={classes('[&_*]:fill-current', state === 'paused' && 'translate-x-px')}
          />
        )
      }
      className={classes('rounded-full!', size === 'huge' ? 'size-16!' : 'size-9')}
      onClick={() => player().toggle()}
    />
  )
}
