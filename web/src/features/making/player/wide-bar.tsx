import { type KeyboardEvent, useId, useRef, useState } from 'react'
import { useTexts } from '../../../i18n/use-texts.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { clearPlaylist } from './clear-playlist.ts'
import { Cover } from './cover.tsx'
import { LyricsView } from './lyrics-view.tsx'
import { NowPlaying } from './now-playing.tsx'
import { playerHeight } from './player-height.ts'
import { currentTrack } from './player-state.ts'
import { usePlayer } from './player-store.ts'
import { PlaylistView } from './playlist-view.tsx'
import { SeekRow } from './seek-row.tsx'
import { SidePanel } from './side-panel.tsx'
import { toggleBySpace } from './toggle-by-space.ts'
import { TransportButtons } from './transport-buttons.tsx'
import { VolumeControl } from './volume-control.tsx'

type Panel = 'playlist' | 'lyrics'

/** The bar on screens wider than a phone. */
export function WideBar() {
  const t = useTexts('player')
  const common = useTexts('common')
  const track = usePlayer(currentTrack)
  const [panel, setPanel] = useState<Panel>()
  const opener = useRef<HTMLElement | null>(null)
  const panelId = useId()
  if (!track) return null

  const close = () => {
    setPanel(undefined)
    opener.current?.focus()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && panel) {
      // Nothing else that Esc ends is meant.
      event.preventDefault()
      event.stopPropagation()
      close()
    } else toggleBySpace(event)
  }
  const toggle = (wanted: Panel) => ({
    'aria-expanded': panel === wanted,
    'aria-controls': panel === wanted ? panelId : undefined,
    className: 'aria-expanded:bg-fill-strong aria-expanded:text-text',
    onClick: ({ currentTarget }: { currentTarget: HTMLElement }) => {
      opener.current = currentTarget
      setPanel(panel === wanted ? undefined : wanted)
    },
  })
  return (
    <section
      ref={playerHeight}
      aria-label={t.title}
      onKeyDown={onKeyDown}
      className="relative shrink-0 border-t border-line bg-page min-[1280px]:static"
    >
      <div className="@container">
        <div className="grid h-17.75 touch:h-21.75 grid-cols-[minmax(0,1fr)_minmax(220px,1.2fr)_auto] items-center gap-4 px-4 @min-[960px]:grid-cols-[minmax(0,1fr)_minmax(0,520px)_minmax(0,1fr)]">
          <div className="flex min-w-0 items-center gap-3">
            <Cover src={track.cover} className="size-12 @max-[720px]:hidden" />
            <NowPlaying track={track} />
          </div>
          <div className="flex min-w-0 flex-col items-center">
            <TransportButtons />
            <SeekRow />
          </div>
          <div className="flex min-w-0 items-center justify-end gap-1 touch:gap-3">
            <IconButton icon="mic-vocal" label={t.lyrics} {...toggle('lyrics')} />
            <IconButton icon="list-music" label={t.playlist} {...toggle('playlist')} />
            <VolumeControl />
            <IconButton
              icon="x"
              label={t.close}
              onClick={() => clearPlaylist({ t, undo: common.undo })}
            />
          </div>
        </div>
      </div>
      {panel && (
        <SidePanel id={panelId} label={t[panel]} closeLabel={common.close} onClose={close}>
          {panel === 'playlist' ? <PlaylistView /> : <LyricsView />}
        </SidePanel>
      )}
    </section>
  )
}
