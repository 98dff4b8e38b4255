// The whole player, over a phone's screen; its address is `?dialog=player`.
import '../../../ui/late.css'
import { useTexts } from '../../../i18n/use-texts.ts'
import { DialogWindow } from '../../../ui/dialog-window.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Segmented } from '../../../ui/segmented.tsx'
import { Cover } from './cover.tsx'
import { LyricsView } from './lyrics-view.tsx'
import { NowPlaying } from './now-playing.tsx'
import { currentTrack } from './player-state.ts'
import { usePlayer } from './player-store.ts'
import { PlaylistView } from './playlist-view.tsx'
import { SeekRow } from './seek-row.tsx'
import { toggleBySpace } from './toggle-by-space.ts'
import type { Track } from './track.ts'
import { TransportButtons } from './transport-buttons.tsx'

const views = ['cover', 'lyrics', 'playlist'] as const

type PlayerSheetProps = {
  open: boolean
  onClose: () => void
  /** What its upper part shows; the cover when it names nothing else. */
  tab: string | null
  onTab: (tab: string) => void
}

export function PlayerSheet({ open, onClose, tab, onTab }: PlayerSheetProps) {
  const t = useTexts('player')
  const common = useTexts('common')
  const track = usePlayer(currentTrack)
  const view = views.find((name) => name === tab) ?? 'cover'
  return (
    <DialogWindow
      open={open}
      onClose={onClose}
      title={t.title}
      titleHidden
      closeLabel={common.close}
      fullOnPhone
      bare
    >
      {track ? (
        // biome-ignore lint/a11y/noStaticElementInteractions: a key for all that is in it
        <div
          onKeyDown={toggleBySpace}
          className="flex h-full flex-col pt-[max(12px,env(safe-area-inset-top))] pb-[max(20px,env(safe-area-inset-bottom))] sm:h-[min(680px,calc(100dvh-80px))]"
        >
          <div className="flex h-10 shrink-0 items-center px-4">
            <Segmented
              label={t.title}
              value={view}
              options={views.map((value) => ({ value, label: t[value] }))}
              onChange={onTab}
            />
          </div>
          <div className="flex min-h-0 flex-1 flex-col">
            <View view={view} track={track} />
          </div>
          <div className="flex shrink-0 flex-col gap-4 px-6 pt-4">
            <NowPlaying track={track} large />
            <SeekRow large />
            <TransportButtons large />
          </div>
        </div>
      ) : (
        <EmptyState icon="music" title={t.empty}>
          {t.emptyText}
        </EmptyState>
      )}
    </DialogWindow>
  )
}

function View({ view, track }: { view: (typeof views)[number]; track: Track }) {
  if (view === 'lyrics') return <LyricsView bare />
  if (view === 'playlist') return <PlaylistView bare />
  return (
    <div className="grid min-h-0 flex-1 place-items-center px-6 pt-4">
      <Cover
        src={track.cover}
        className="aspect-square max-h-full max-w-full rounded-card! max-sm:w-full"
      />
    </div>
  )
}
