// The pictures of the site's entrance, one at a time. Turned by touch, keys, buttons, and by itself as long as nobody is at it.
import type { BannerRow } from '@atelier/contract/features/site/content'
import { useQuery } from '@tanstack/react-query'
import { type KeyboardEvent, useState } from 'react'
import { useLocale, useTexts } from '../../../i18n/use-texts.ts'
import { CarouselControls } from './carousel-controls.tsx'
import { CarouselTrack } from './carousel-track.tsx'
import { placeAfter } from './places.ts'
import { bannersQuery } from './queries.ts'
import { usePictures } from './use-pictures.ts'
import { useTurning } from './use-turning.ts'

/** Pictures of 5 to 2. Nothing for a site without any, and until the first has come: an entrance does not wait for its decoration. */
export function BannerCarousel() {
  const { data } = useQuery(bannersQuery(useLocale()))
  return data && data.rows.length > 0 && <Carousel banners={data.rows} />
}

function Carousel({ banners }: { banners: readonly BannerRow[] }) {
  const t = useTexts('banners')
  const { slides, place, go } = usePictures(banners)
  const [held, setHeld] = useState(false)
  const count = slides.length
  const next = placeAfter(place, 1, count)
  const { playing, toggle } = useTurning({
    held,
    turn: count > 1 && slides[next]?.ready ? () => go(next) : undefined,
  })
  if (!slides.some(({ ready }) => ready)) return null

  const onKeyDown = (event: KeyboardEvent) => {
    const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0
    if (step === 0) return
    event.preventDefault()
    go(placeAfter(place, step, count))
  }
  return (
    <section
      aria-roledescription={t.carousel}
      aria-label={t.label}
      className="group/carousel relative motion-appear overflow-hidden rounded-card"
      onKeyDown={onKeyDown}
      onPointerEnter={({ pointerType }) => pointerType === 'mouse' && setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      {count > 1 && (
        <CarouselControls
          count={count}
          place={place}
          playing={playing}
          onToggle={toggle}
          onGo={(to) => go(placeAfter(to, 0, count))}
        />
      )}
      <CarouselTrack slides={slides} place={place} onPlace={go} spoken={held || !playing} />
    </section>
  )
}
