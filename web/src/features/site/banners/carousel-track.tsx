import { useRef } from 'react'
import { Link } from 'react-router'
import { useTexts } from '../../../i18n/use-texts.ts'
import { bannerTarget } from './banner-target.ts'
import type { Slide } from './use-pictures.ts'
import { useTrackScroll } from './use-track-scroll.ts'

type CarouselTrackProps = {
  slides: readonly Slide[]
  place: number
  /** Somebody swiped to another one. */
  onPlace: (place: number) => void
  /** Whether a change is read out. */
  spoken: boolean
}

export function CarouselTrack({ slides, place, onPlace, spoken }: CarouselTrackProps) {
  const track = useRef<HTMLDivElement>(null)
  useTrackScroll(track, { place, count: slides.length, onPlace })
  return (
    <div
      ref={track}
      aria-live={spoken ? 'polite' : 'off'}
      className="flex snap-x snap-mandatory overflow-x-auto overscroll-x-contain [scrollbar-width:none]"
    >
      {slides.map((slide, at) => (
        <SlideView key={slide.id} slide={slide} at={at} of={slides.length} shown={at === place} />
      ))}
    </div>
  )
}

type SlideViewProps = { slide: Slide; at: number; of: number; shown: boolean }

function SlideView({ slide, at, of, shown }: SlideViewProps) {
  const t = useTexts('banners')
  const name = t.slideOf({ n: at + 1, count: of })
  return (
    // biome-ignore lint/a11y/useSemanticElements: a picture of a carousel is no group of fields
    <div
      role="group"
      aria-roledescription={t.slide}
      aria-label={name}
      inert={!shown}
      className="aspect-[5/2] w-full shrink-0 snap-start bg-fill"
    >
      {slide.ready && <Picture slide={slide} name={slide.title || name} />}
    </div>
  )
}

/** Leads somewhere when the site says where to. */
function Picture({ slide, name }: { slide: Slide; name: string }) {
  const target = bannerTarget(slide.link)
  const picture = (
    <img
      src={slide.src}
      alt={target ? name : slide.title}
      draggable={false}
      className="motion-appear size-full object-cover"
    />
  )
  const place = 'block size-full -outline-offset-4'
  if (!target) return picture
  if ('to' in target)
    return (
      <Link to={target.to} className={place}>
        {picture}
      </Link>
    )
  return (
    <a href={target.href} target="_blank" rel="noreferrer" className={place}>
      {picture}
    </a>
  )
}
