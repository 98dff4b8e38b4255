import type { RefObject } from 'react'
import { useTexts } from '../../../i18n/use-texts.ts'
import { clockText, fineClockText } from '../../../lib/clock-text.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { Fader } from './fader.tsx'
import type { MixEngine, MixState } from './mix-engine.ts'
import { pointedRegion } from './pointed-region.ts'

type MixTransportProps = {
  engine: MixEngine
  state: MixState
  /** Where the time stands, written into it from outside while the mix plays. */
  time: RefObject<HTMLSpanElement | null>
}

/** Play, loop and master volume. */
export function MixTransport({ engine, state, time }: MixTransportProps) {
  const t = useTexts('mixer')
  const { status, region } = state
  const runs = status !== 'paused'
  const point = (which: 'a' | 'b') =>
    engine.setRegion(pointedRegion(which, region, engine.positionS(), engine.durationS))
  return (
    <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
      <div className="flex items-center gap-2">
        <IconButton
          icon="skip-back"
          label={t.toFront}
          size="large"
          className="touch:size-11"
          onClick={() => engine.seek(0)}
        />
        <IconButton
          icon={runs ? 'pause' : 'play'}
          kind="main"
          label={status === 'loading' ? t.loading : runs ? t.pause : t.play}
          hotkey="space"
          busy={status === 'loading'}
          className="size-11! rounded-full!"
          onClick={() => (runs ? engine.pause() : engine.play())}
        />
        <p className="figures pl-1 whitespace-nowrap text-soft">
          <span ref={time} className="inline-block min-w-9 text-text">
            {clockText(0)}
          </span>
          {' / '}
          {clockText(engine.durationS)}
        </p>
      </div>
      <div className="flex min-w-0 items-center gap-1">
        <PointButton letter="A" label={t.pointA} hotkey="[" onPress={() => point('a')} />
        <PointButton letter="B" label={t.pointB} hotkey="]" onPress={() => point('b')} />
        <IconButton
          icon="repeat"
          label={t.loop}
          hotkey="l"
          size="large"
          className="touch:size-11"
          pressed={state.loops}
          aria-disabled={region === undefined || undefined}
          onClick={() => engine.setLoops(!state.loops)}
        />
        {region ? (
          <>
            <span className="figures ml-1 text-small whitespace-nowrap text-soft">
              {t.regionOf({
                from: fineClockText(region.startS),
                to: fineClockText(region.endS),
              })}
            </span>
            <IconButton
              icon="x"
              size="small"
              label={t.clearRegion}
              hotkey="escape"
              onClick={() => engine.setRegion(undefined)}
            />
          </>
        ) : (
          <span className="ml-1 text-small text-faint max-lg:hidden">{t.noRegion}</span>
        )}
      </div>
      <div className="ml-auto flex w-76 items-center gap-2 max-sm:w-full">
        <span aria-hidden="true" className="text-small whitespace-nowrap text-soft">
          {t.master}
        </span>
        <Fader label={t.master} db={state.masterDb} onDb={engine.setMaster} />
      </div>
    </div>
  )
}

type PointButtonProps = { letter: string; label: string; hotkey: string; onPress: () => void }

const PointButton = ({ letter, label, hotkey, onPress }: PointButtonProps) => (
  <IconButton
    icon="flag"
    face={<span className="text-tool font-semibold">{letter}</span>}
    label={label}
    hotkey={hotkey}
    size="large"
    className="touch:size-11"
    onClick={onPress}
  />
)
