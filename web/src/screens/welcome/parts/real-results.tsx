// One real result of each kind, made by the product itself.
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, Suspense } from 'react'
import { Link } from 'react-router'
import { callOptions } from '../../../api/call-options.ts'
import { demoClip } from '../../../features/making/demos/demo-clip.ts'
import { useClipDemos, useSongDemos } from '../../../features/making/demos/demo-queries.ts'
import { useExamples } from '../../../features/making/drawing-library/queries.ts'
import { useLocale, useTexts } from '../../../i18n/use-texts.ts'
import { ClipFace } from '../../../ui/clip-face.tsx'
import { FilePicture } from '../../../ui/file-picture.tsx'
import { late } from '../../../ui/late.ts'
import { WelcomeSection } from './welcome-section.tsx'

const SampleAnswer = late(async () => (await import('./sample-answer.tsx')).SampleAnswer)
const Mind = late(
  async () => (await import('../../../features/talk/mind-canvas/mind-figure.tsx')).MindFigure,
)

export function RealResults() {
  const t = useTexts('welcome')
  const { data: pictures = [] } = useExamples(1)
  const clips = useClipDemos()
  const songs = useSongDemos()
  const language = useLocale()
  const { data: talk } = useQuery({
    ...callOptions('samples.talk', { language }),
    staleTime: Number.POSITIVE_INFINITY,
  })
  const picture = pictures.find(({ thumbnail }) => thumbnail !== '')
  const clip = clips.data?.rows[0]
  const song = songs.data?.rows[0]
  // Their places are there from the first: what stands below never moves.
  return (
    <WelcomeSection title={t.results}>
      <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        <Result kind={t.picture} words={wordsOf(picture)} to="/Midjourney">
          {picture && <FilePicture file={{ ...picture, thumbnail: '' }} alt="" lazy />}
        </Result>
        <Result kind={t.clip} words={wordsOf(clip)} to="/video">
          {clip && <ClipFace file={demoClip(clip)} alt="" />}
        </Result>
        <Result kind={t.song} words={wordsOf(song)} to="/music">
          {song && (
            <>
              <FilePicture file={{ ...song, thumbnail: song.poster }} alt="" lazy />
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
        <Result
          kind={t.answer}
          words={talk?.answer.question ?? ''}
          to="/Chat"
          face="max-sm:min-h-72 sm:h-72 bg-sunken"
        >
          {talk && <SampleAnswer text={talk.answer.text} />}
        </Result>
        <Result
          kind={t.map}
          words={talk?.map.wish ?? ''}
          to="/mind"
          className="sm:col-span-2"
          face="max-sm:min-h-134 sm:h-72 [&_figure]:my-0 [&_figure]:rounded-none [&_figure]:border-0 sm:[&_figure,&_svg]:h-full"
        >
          {talk && <Mind input={JSON.stringify(talk.map)} />}
        </Result>
      </ul>
    </WelcomeSection>
  )
}

const wordsOf = (made: { prompt: string; meaning: string } | undefined) =>
  made ? made.meaning || made.prompt : ''

type ResultProps = {
  kind: string
  words: string
  to: string
  className?: string
  face?: string
  children: ReactNode
}

function Result({ kind, words, to, className = '', face = 'aspect-[4/3]', children }: ResultProps) {
  return (
    <li className={`overflow-hidden rounded-card bg-fill ${className}`}>
      <div className={`relative overflow-hidden bg-fill-strong ${face}`}>
        <Suspense>{children}</Suspense>
      </div>
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
