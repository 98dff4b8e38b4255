// One real result of each kind, made by the product itself.
import type { Demo } from '@atelier/contract/features/media-library'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { callOptions } from '../../../api/call-options.ts'
import { useExamples } from '../../../features/drawing-library/queries.ts'
import { useLocale, useTexts } from '../../../i18n/use-texts.ts'
import { ClipFace } from '../../../ui/clip-face.tsx'
import { LazyImage } from '../../../ui/lazy-image.tsx'
import { WelcomeSection } from './welcome-section.tsx'

const kept = { staleTime: Number.POSITIVE_INFINITY }

export function RealResults() {
  const t = useTexts('welcome')
  const language = useLocale()
  const { data: pictures = [] } = useExamples(1)
  const paging = { page: 1, size: 12, language }
  const clips = useQuery({ ...callOptions('GET /autoreply/queryVideoDemo', paging), ...kept })
  const songs = useQuery({ ...callOptions('GET /autoreply/queryMusicDemo', paging), ...kept })
  const picture = pictures.find(({ thumbnail }) => thumbnail !== '')
  const clip = clips.data?.rows[0]
  const song = songs.data?.rows[0]
  // Their places are there from the first: what stands below never moves.
  return (
    <WelcomeSection title={t.results}>
      <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        <Result kind={t.picture} words={wordsOf(picture)} to="/Midjourney">
          {picture && <LazyImage src={picture.url} alt="" className="size-full object-cover" />}
        </Result>
        <Result kind={t.clip} words={wordsOf(clip)} to="/video">
          {clip && <ClipFace file={faceOf(clip)} alt="" />}
        </Result>
        <Result kind={t.song} words={wordsOf(song)} to="/music">
          {song && (
            <>
              <LazyImage src={song.poster} alt="" className="size-full object-cover" />
              {/* biome-ignore lint/a11y/useMediaCaption: an instrumental song has no words */}
              <audio
                controls
                preload="none"
                src={song.url}
                aria-label={song.title}
                className="absolute inset-x-3 bottom-3 h-10 w-[calc(100%-24px)]"
              />
            </>
          )}
        </Result>
      </ul>
    </WelcomeSection>
  )
}

const wordsOf = (made: { prompt: string; meaning: string } | undefined) =>
  made ? made.meaning || made.prompt : ''

const faceOf = ({ url, mime, poster, blur, durationS }: Demo) => ({
  ...{ url, mime, blur, durationS },
  thumbnail: poster,
  about: {},
})

type ResultProps = { kind: string; words: string; to: string; children: ReactNode }

function Result({ kind, words, to, children }: ResultProps) {
  return (
    <li className="overflow-hidden rounded-card bg-fill">
      <div className="relative aspect-[4/3] bg-fill-strong">{children}</div>
      <div className="p-4">
        <h3 className="font-medium">
          <Link to={to} className="hover:underline">
            {kind}
          </Link>
        </h3>
        <p className="mt-1 line-clamp-2 h-8 text-small text-soft">{words}</p>
      </div>
    </li>
  )
}
