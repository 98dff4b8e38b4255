// All that a song can be told: its idea or its words, its style, and what else the model takes.
import type { WorkModel } from '@atelier/contract/features/making/work-models'
import { LyricsEditor } from '../../../features/making/songs/lyrics-editor.tsx'
import { type ChipStyle, StyleChips } from '../../../features/making/songs/style-chips.tsx'
import { longValue } from '../../../features/making/studio/long-text.ts'
import { ModelChoice } from '../../../features/making/studio/model-choice.tsx'
import { OriginNote } from '../../../features/making/studio/origin-note.tsx'
import { PromptField } from '../../../features/making/studio/prompt-field.tsx'
import { useTexts } from '../../../i18n/use-texts.ts'
import { Button } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { Segmented } from '../../../ui/segmented.tsx'
import { Switch } from '../../../ui/switch.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { changeWay } from '../kept-way.ts'
import type { MusicStudio } from '../use-music.ts'
import { ClipNote } from './clip-note.tsx'
import { SongFields } from './song-fields.tsx'

export type SongFormProps = {
  music: MusicStudio
  models: readonly WorkModel[]
  styles: readonly ChipStyle[]
  onSubmit: () => void
  /** Opens the writer of lyrics; absent where no model writes any. */
  onWrite: (() => void) | undefined
}

const text = (value: unknown): string => (typeof value === 'string' ? value : '')

export function SongForm({ music, models, styles, onSubmit, onWrite }: SongFormProps) {
  const t = useTexts('music')
  const studio = useTexts('studio')
  const { settled, way, setParam, problems } = music
  if (!settled) return null
  const { fields, params, model } = settled
  const takes = (name: string) => fields.some((field) => field.name === name)
  const problemOf = (name: string) => {
    const field = fields.find((each) => each.name === name)
    const long = longValue(field, params[name])
    return problems[name] ?? (long && studio.tooLong(long))
  }
  const isInstrumental = params.instrumental === true
  const style = text(params.style)
  return (
    <>
      <ModelChoice studio={music} models={models} />
      <OriginNote studio={music} />
      <ClipNote music={music} />
      <Segmented
        wide
        label={t.way}
        value={way}
        options={[
          { value: 'idea', label: t.wayIdea, icon: 'lightbulb' },
          { value: 'lyrics', label: t.wayLyrics, icon: 'mic-vocal' },
        ]}
        onChange={changeWay}
      />
      {way === 'idea' ? (
        <PromptField
          studio={music}
          onSubmit={onSubmit}
          compact={false}
          label={t.idea}
          hint={t.ideaHint}
        />
      ) : (
        <>
          {takes('title') && (
            <TextField
              label={t.title}
              value={text(params.title)}
              placeholder={t.titleHint}
              problem={problemOf('title')}
              onChange={({ target }) => setParam('title', target.value)}
            />
          )}
          {takes('lyrics') && !isInstrumental && (
            <LyricsEditor
              value={text(params.lyrics)}
              problem={problemOf('lyrics')}
              onChange={(value) => setParam('lyrics', value)}
              end={
                onWrite && (
                  <Button kind="quiet" size="small" icon="sparkles" onClick={onWrite}>
                    {t.writeLyrics}
                  </Button>
                )
              }
            />
          )}
        </>
      )}
      {takes('style') && (
        <div className="flex flex-col gap-2">
          <TextField
            label={t.style}
            value={style}
            placeholder={t.styleHint}
            problem={problemOf('style')}
            onChange={({ target }) => setParam('style', target.value)}
          />
          <StyleChips
            styles={styles}
            value={style}
            onChange={(value) => setParam('style', value)}
          />
        </div>
      )}
      {takes('instrumental') && (
        <Switch
          on={isInstrumental}
          label={t.instrumental}
          hint={t.instrumentalText}
          onChange={(on) => setParam('instrumental', on)}
        />
      )}
      {model.builtin && !isInstrumental && (
        <p className="flex gap-2 rounded-control bg-fill p-2.5 text-small text-soft">
          <Icon name="info" size={16} className="mt-0.5" />
          {way === 'idea' ? t.cannotSingIdea : t.cannotSing}
        </p>
      )}
      <SongFields music={music} />
    </>
  )
}
