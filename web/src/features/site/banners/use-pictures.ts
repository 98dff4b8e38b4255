import type { BannerRow } from '@atelier/contract/features/site/content'
import { useEffect, useRef, useState } from 'react'
import { pictureAddress } from '../../../api/picture-address.ts'
import { preloadImage } from '../../../lib/preload-image.ts'
import { placeAfter, placeWithout } from './places.ts'

export type Slide = BannerRow & {
  src: string
  /** Its picture is there and shows at once. */
  ready: boolean
}

type Known = { place: number; ready: ReadonlySet<number>; failed: ReadonlySet<number> }

/** The pictures in a row and the place that one is at. The picture shown and the next are fetched; one that fails leaves the row. */
export function usePictures(banners: readonly BannerRow[]) {
  const [known, setKnown] = useState<Known>({ place: 0, ready: new Set(), failed: new Set() })
  const asked = useRef(new Set<number>())
  const row = rowOf(banners, known)
  const { place } = known

  useEffect(() => {
    for (const at of new Set([place, placeAfter(place, 1, row.length)])) {
      const slide = row[at]
      if (!slide || asked.current.has(slide.id)) continue
      asked.current.add(slide.id)
      void preloadImage(slide.src).then((came) =>
        setKnown((now) => (came ? withReady(now, slide.id) : without(now, slide.id, banners))),
      )
    }
  }, [place, row, banners])

  const go = (to: number) => setKnown((now) => (now.place === to ? now : { ...now, place: to }))
  return { slides: row, place, go }
}

const withReady = (known: Known, id: number): Known => ({
  ...known,
  ready: new Set([...known.ready, id]),
})

function without(known: Known, id: number, banners: readonly BannerRow[]): Known {
  const row = rowOf(banners, known)
  const gone = row.findIndex((slide) => slide.id === id)
  const failed = new Set([...known.failed, id])
  return gone === -1
    ? { ...known, failed }
    : { ...known, failed, place: placeWithout(known.place, gone, row.length) }
}

const rowOf = (banners: readonly BannerRow[], { ready, failed }: Known): Slide[] =>
  banners
    .map((banner) => ({ ...banner, src: pictureAddress(banner.url), ready: ready.has(banner.id) }))
    .filter(({ id, src }) => src !== '' && !failed.has(id))
