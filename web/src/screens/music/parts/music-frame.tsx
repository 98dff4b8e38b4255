// The form beside the songs; where there is no room for it, the idea stays below them.
import type { ReactNode } from 'react'
import { PromptField } from '../../../features/making/studio/prompt-field.tsx'
import { StudioLayout } from '../../../features/making/studio/studio-layout.tsx'
import { useTexts } from '../../../i18n/use-texts.ts'
import { useSlices } from '../../../ui/use-slices.ts'
import { SongForm, type SongFormProps } from './song-form.tsx'

type MusicFrameProps = Omit<SongFormProps, 'onSubmit'> & {
  songs: ReactNode
  onSent: () => void
}

export function MusicFrame({ songs, onSent, ...form }: MusicFrameProps) {
  const t = useTexts('music')
  const { music } = form
  const { settled, way } = music
  // Songs come after the form: both at once hold up a slow machine.
  const drawn = useSlices(2)
  const words = settled?.params.title || settled?.params.lyrics || settled?.params.style
  const all = ({ submit }: { submit: () => void }) => <SongForm {...form} onSubmit={submit} />
  return (
    <StudioLayout
      studio={music}
      onSent={onSent}
      results={drawn > 1 && songs}
      panel={all}
      sheet={all}
      footLabel={t.compose}
      foot={({ submit, openSheet }) =>
        way === 'idea' ? (
          <PromptField studio={music} onSubmit={submit} compact label={t.idea} hint={t.ideaHint} />
        ) : (
          <button
            type="button"
            onClick={openSheet}
            className="min-h-11 truncate rounded-card bg-fill px-3 text-left"
          >
            {typeof words === 'string' && words !== '' ? (
              words.split('\n')[0]
            ) : (
              <span className="text-soft">{t.wayLyrics}</span>
            )}
          </button>
        )
      }
      line={<p className="min-w-0 flex-1 truncate text-small text-soft">{settled?.model.name}</p>}
    />
  )
}
