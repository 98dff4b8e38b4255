// The place of the song: empty, on its way, refused, or there to be seen and heard.
import { type ChangeEvent, Suspense, useRef, useState } from 'react'
import type { FormInput } from '../../../features/making/studio/request-form.ts'
import { useTexts } from '../../../i18n/use-texts.ts'
import { clockText } from '../../../lib/clock-text.ts'
import { songTypes } from '../../../lib/incoming/file-types.ts'
import { touchQuery, useMedia } from '../../../lib/media.ts'
import { Button } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { late } from '../../../ui/late.ts'
import type { HeldSong } from '../use-song.ts'
import { SongPreview } from './song-preview.tsx'

const SongPicker = late(async () => (await import('./song-picker.tsx')).SongPicker)

type SongSlotProps = {
  song: HeldSong
  /** Which songs can be taken. */
  takes: string
  /** What the server says against the song. */
  refusal: string | undefined
}

export function SongSlot({ song, takes, refusal }: SongSlotProps) {
  const t = useTexts('separation')
  const { held, problem, onlyOf } = song
  const isTouch = useMedia(touchQuery)
  const [picking, setPicking] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  const onChange = ({ target }: ChangeEvent<HTMLInputElement>) => {
    song.take([...(target.files ?? [])])
    // The same file can be chosen again.
    target.value = ''
  }
  return (
    <section aria-label={t.song} className="flex flex-col gap-2">
      <h2 className="font-medium">{t.song}</h2>
      {held && <Held key={held.key} input={held} song={song} />}
      {!held && (
        <div className="flex flex-col items-center gap-1 rounded-card bg-fill px-3 py-5 text-center">
          <Icon name="music" size={24} className="text-faint" />
          <p className="mt-1">{isTouch || onlyOf ? t.chooseHint : t.dropHint}</p>
          <p className="text-small text-balance text-soft">{takes}</p>
        </div>
      )}
      {(problem || refusal) && (
        <p role="alert" className="text-small wrap-anywhere text-danger">
          {problem || refusal}
        </p>
      )}
      <div className="flex flex-wrap gap-1.5">
        {!onlyOf && (
          <Button size="small" icon="upload" onClick={() => input.current?.click()}>
            {held ? t.chooseAnother : t.choose}
          </Button>
        )}
        <Button size="small" icon="list-music" onClick={() => setPicking(true)}>
          {t.fromOwn}
        </Button>
      </div>
      <input
        ref={input}
        type="file"
        accept={songTypes}
        hidden
        aria-label={t.addSong}
        onChange={onChange}
      />
      {picking && (
        <Suspense>
          <SongPicker
            onClose={() => setPicking(false)}
            onPick={(picked) => {
              setPicking(false)
              song.place(picked)
            }}
          />
        </Suspense>
      )}
    </section>
  )
}

function Held({ input, song }: { input: FormInput; song: HeldSong }) {
  const t = useTexts('separation')
  const { key, state, progress, problem, durationS, file, url } = input
  const name = input.name || t.unnamed
  // What is on its way has its file, and keeps its shape when it is there.
  const [given] = useState(file)
  const percent = Math.round((progress ?? 0) * 100)
  return (
    <div className="flex flex-col gap-2 rounded-card bg-fill p-3">
      <div className="flex items-center gap-2">
        <p className="min-w-0 flex-1 truncate" title={name}>
          {name}
        </p>
        {state === 'ready' && durationS !== null && (
          <span className="figures text-small text-soft">{clockText(durationS)}</span>
        )}
        <IconButton
          icon="x"
          size="small"
          className="-mr-1"
          label={t.remove({ name })}
          onClick={song.remove}
        />
      </div>
      {state === 'uploading' && (
        <div className="flex items-center gap-2">
          <progress
            aria-label={t.uploading({ name })}
            value={progress ?? undefined}
            max={1}
            className="h-1.5 min-w-0 flex-1 accent-(--accent-text)"
          />
          <span className="figures text-small text-soft">
            {percent === 0 ? t.reading : percent < 100 ? t.percent({ n: percent }) : t.checking}
          </span>
        </div>
      )}
      {state === 'ready' && durationS !== null && (
        <SongPreview name={name} file={given} url={url} durationS={durationS} />
      )}
      {state === 'failed' && (
        <>
          <p role="alert" className="flex gap-1.5 text-small text-danger">
            <Icon name="circle-alert" size={16} className="mt-0.5 shrink-0" />
            {problem || t.uploadFailed}
          </p>
          <Button
            size="small"
            kind="quiet"
            icon="refresh-cw"
            className="self-start"
            onClick={() => song.retry(key)}
          >
            {t.retry}
          </Button>
        </>
      )}
    </div>
  )
}
