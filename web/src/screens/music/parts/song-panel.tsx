// A song that is open: its words as they are sung, and how it was made. `/music?work=12&at=1` leads here.
import type { WorkModel } from '@atelier/contract/features/making/work-models'
import type { Work } from '@atelier/contract/features/making/works'
import { currentTrack } from '../../../features/making/player/player-state.ts'
import { usePlayer } from '../../../features/making/player/player-store.ts'
import { SongCover } from '../../../features/making/player/song-cover.tsx'
import { sungLine } from '../../../features/making/player/sung-line.ts'
import {
  songLyrics,
  songStyle,
  songTitle,
  takeId,
  takeName,
  takesOf,
} from '../../../features/making/songs/song.ts'
import { TimedLyrics } from '../../../features/making/songs/timed-lyrics.tsx'
import { RecipePanel } from '../../../features/making/works/recipe-panel.tsx'
import { useTexts } from '../../../i18n/use-texts.ts'
import { CopyButton } from '../../../ui/copy-button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Segmented } from '../../../ui/segmented.tsx'
import type { Deck } from '../use-deck.ts'
import { Take } from './song-takes.tsx'

type SongPanelProps = {
  work: Work
  at: number
  model: WorkModel | undefined
  deck: Deck
  onShow: (at: number) => void
  onClose: () => void
}

/** These stand elsewhere in it. */
const shownElsewhere = ['lyrics', 'title', 'style', 'seconds']
/** What was left to the model says nothing of the song. */
const isTold = (value: string | number | boolean) =>
  value !== 'auto' && value !== 0 && value !== false

export function SongPanel({ work, at, model, deck, onShow, onClose }: SongPanelProps) {
  const t = useTexts('music')
  const common = useTexts('common')
  const fields = useTexts('fields')
  const takes = takesOf(work)
  const index = takes.some((take) => take.index === at) ? at : (takes[0]?.index ?? 0)
  const file = work.files[index]
  const title = songTitle(work, fields.tasks[work.task], index)
  const style = songStyle(work, index)
  const params = Object.fromEntries(
    Object.entries(work.params).filter(
      ([name, value]) => !shownElsewhere.includes(name) && isTold(value),
    ),
  )
  const recipe = { ...work, params, files: work.files.map((each) => ({ ...each, about: {} })) }
  return (
    <Dialog open onClose={onClose} title={title} closeLabel={common.close} size="large">
      <div className="flex flex-col gap-4">
        <div className="flex items-center gap-3">
          <SongCover name={title} style={style} src={file?.thumbnail ?? ''} className="size-20" />
          <div className="flex min-w-0 flex-1 flex-col items-start gap-2">
            {style && <p className="line-clamp-2 text-soft">{style}</p>}
            {takes.length > 1 && (
              <Segmented
                label={t.takes}
                value={String(index)}
                options={takes.map((take) => ({
                  value: String(take.index),
                  label: t.takeNamed({ name: takeName(take.index) }),
                }))}
                onChange={(value) => onShow(Number(value))}
              />
            )}
          </div>
        </div>
        {file && <Take work={work} index={index} title={title} deck={deck} />}
        <Words work={work} index={index} deck={deck} isSung={!work.builtin} />
        <RecipePanel work={recipe} at={index} model={model} actions={null} />
      </div>
    </Dialog>
  )
}

type WordsProps = {
  work: Work
  index: number
  deck: Deck
  /** Whether its model can sing. */
  isSung: boolean
}

function Words({ work, index, deck, isSung }: WordsProps) {
  const t = useTexts('music')
  const common = useTexts('common')
  const id = takeId(work, index)
  const timed = work.files[index]?.about.timed ?? []
  const sung = usePlayer((state) =>
    currentTrack(state)?.id === id ? sungLine(timed, state.positionS) : -1,
  )
  const lyrics = songLyrics(work, index)
  if (lyrics === '')
    return (
      <EmptyState icon={isSung ? 'mic-vocal' : 'music'} title={isSung ? t.noLyrics : t.notSung}>
        {isSung ? t.noLyricsText : t.notSungText}
      </EmptyState>
    )
  return (
    <section aria-label={t.lyrics} className="flex min-w-0 flex-col">
      <div className="flex items-center justify-between">
        <h3 className="font-medium">{t.lyrics}</h3>
        <CopyButton iconOnly text={lyrics} label={common.copy} copiedLabel={common.copied} />
      </div>
      {!isSung && <p className="text-small text-soft">{t.notSungLyrics}</p>}
      {timed.length > 0 ? (
        <TimedLyrics
          lines={timed}
          sung={sung}
          onLine={(startS) => deck.seek(work, index, startS)}
          className="-mx-3 max-h-80"
        />
      ) : (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it is scrolled by keys
        <p tabIndex={0} className="reading scroll-quiet max-h-100 whitespace-pre-line">
          {lyrics}
        </p>
      )}
    </section>
  )
}
