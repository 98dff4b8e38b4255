import { type ReactNode, useId } from 'react'
import { useTexts } from '../../../i18n/use-texts.ts'
import { clockText, fineClockText } from '../../../lib/clock-text.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { Menu } from '../../../ui/menu.tsx'
import { MenuChoice } from '../../../ui/menu-item.tsx'
import type { ClipState } from './use-clip-state.ts'
import type { FullScreen } from './use-full-screen.ts'

export type ClipActions = {
  toggle: () => void
  step: (by: 1 | -1) => void
  toggleLoop: () => void
  toggleMute: () => void
  setVolume: (volume: number) => void
  setSpeed: (speed: number) => void
  /** Undefined where the browser has no such thing. */
  pictureInPicture: (() => void) | undefined
  togglePart: () => void
}

type ClipControlsProps = {
  state: ClipState
  loops: boolean
  choosesPart: boolean
  /** Parts are chosen to be kept. */
  mayKeep: boolean
  actions: ClipActions
  fullScreen: FullScreen
  /** The menu of downloads. */
  children: ReactNode
}

const big = 'touch:size-11'

export function ClipControls(props: ClipControlsProps) {
  const { state, loops, choosesPart, mayKeep, actions, fullScreen, children } = props
  const t = useTexts('clipPlayer')
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <div className="flex items-center gap-1">
        <IconButton
          icon={state.paused ? 'play' : 'pause'}
          kind="main"
          label={state.waiting ? t.loading : state.paused ? t.play : t.pause}
          hotkey="space"
          busy={state.waiting}
          className="size-11! rounded-full!"
          onClick={actions.toggle}
        />
        <IconButton
          icon="step-back"
          label={t.frameBack}
          hotkey=","
          size="large"
          className={big}
          onClick={() => actions.step(-1)}
        />
        <IconButton
          icon="step-forward"
          label={t.frameOn}
          hotkey="."
          size="large"
          className={big}
          onClick={() => actions.step(1)}
        />
        <p className="figures pl-1 whitespace-nowrap text-soft">
          <span className="text-text">
            {state.paused ? fineClockText(state.atS) : clockText(state.atS)}
          </span>
          {' / '}
          {clockText(state.durationS)}
        </p>
      </div>
      <div className="ml-auto flex items-center gap-1 max-sm:ml-0 max-sm:w-full max-sm:justify-between">
        <Volume state={state} actions={actions} />
        <Speed speed={state.speed} onSpeed={actions.setSpeed} />
        <IconButton
          icon="repeat"
          label={t.loop}
          hotkey="l"
          size="large"
          className={big}
          pressed={loops}
          onClick={actions.toggleLoop}
        />
        {mayKeep && (
          <IconButton
            icon="scissors"
            label={t.trim}
            size="large"
            className={big}
            pressed={choosesPart}
            onClick={actions.togglePart}
          />
        )}
        {children}
        {actions.pictureInPicture && (
          <IconButton
            icon="picture-in-picture-2"
            label={t.pictureInPicture}
            size="large"
            className={big}
            onClick={actions.pictureInPicture}
          />
        )}
        <IconButton
          icon={fullScreen.is ? 'shrink' : 'expand'}
          label={fullScreen.is ? t.leaveFullScreen : t.fullScreen}
          hotkey="f"
          size="large"
          className={big}
          onClick={fullScreen.toggle}
        />
      </div>
    </div>
  )
}

function Volume({ state, actions }: { state: ClipState; actions: ClipActions }) {
  const t = useTexts('clipPlayer')
  const id = useId()
  const shown = state.muted ? 0 : state.volume
  return (
    <div className="flex items-center">
      <IconButton
        icon={state.muted ? 'volume-x' : 'volume-2'}
        label={state.muted ? t.unmute : t.mute}
        hotkey="m"
        size="large"
        className={big}
        onClick={actions.toggleMute}
      />
      <label htmlFor={id} className="sr-only">
        {t.volume}
      </label>
      {/* Phones have keys for it, and do not let a page set it. */}
      <input
        id={id}
        type="range"
        min={0}
        max={1}
        step={0.05}
        value={shown}
        aria-valuetext={t.percent({ n: Math.round(shown * 100) })}
        onChange={({ target }) => actions.setVolume(Number(target.value))}
        className="h-6 w-20 cursor-pointer accent-(--accent-text) touch:hidden"
      />
    </div>
  )
}

const speeds = [0.25, 0.5, 0.75, 1, 1.25, 1.5, 2]
const speedText = (speed: number) => `${speed}×`

function Speed({ speed, onSpeed }: { speed: number; onSpeed: (speed: number) => void }) {
  const t = useTexts('clipPlayer')
  return (
    <Menu
      side="top"
      align="center"
      className="min-w-24"
      trigger={
        <IconButton
          icon="play"
          face={<span className="figures text-tool font-medium">{speedText(speed)}</span>}
          label={t.speedOf({ speed: speedText(speed) })}
          size="large"
          className="w-auto! min-w-11 px-1 touch:h-11"
        />
      }
    >
      <MenuChoice
        value={speed}
        options={speeds.map((value) => ({
          value,
          label: <span className="figures">{speedText(value)}</span>,
        }))}
        onChange={onSpeed}
      />
    </Menu>
  )
}
