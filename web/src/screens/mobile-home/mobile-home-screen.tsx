import '../../ui/late.css'
import { Suspense } from 'react'
import { BannerCarousel } from '../../features/site/banners/banner-carousel.tsx'
import { TopBar } from '../../features/site/navigation/top-bar.tsx'
import { useSite } from '../../features/site/sites/queries.ts'
import { useTitle } from '../../features/site/sites/use-title.ts'
import { useTexts } from '../../i18n/use-texts.ts'
import { useIsDesktop } from '../../lib/media.ts'
import { useSlices } from '../../ui/use-slices.ts'
import { useHomeSettled } from './home-queries.ts'
import { Maker } from './maker/maker.tsx'
import { Continue } from './parts/continue.tsx'
import { Ideas } from './parts/ideas.tsx'
import { PlaceTiles } from './parts/place-tiles.tsx'
import { SiteIdeas } from './parts/site-ideas.tsx'
import { Today } from './parts/today.tsx'

/** Where one begins: a box for everything, things that are made by a press, what one was at, and what others have made. */
export function MobileHomeScreen() {
  const t = useTexts('home')
  const { siteName, greeting } = useSite()
  const isSettled = useHomeSettled()
  useTitle(t.title)
  return (
    <>
      <TopBar title={siteName || 'AI'} />
      <div className="scroll-quiet min-h-0 flex-1">
        <div className="mx-auto flex w-full max-w-[calc(var(--home)+32px)] flex-col gap-9 px-4 pt-16 pb-10 max-lg:pt-6 max-sm:px-3">
          <h1 className="sr-only max-lg:hidden">{t.title}</h1>
          <div className="mx-auto flex w-full max-w-(--reading) flex-col gap-6">
            {greeting && (
              <h2 className="px-1 text-center text-display font-semibold text-balance">
                {greeting}
              </h2>
            )}
            <Maker />
            <SiteIdeas />
          </div>
          {/* What comes below waits for its texts by itself: the box takes typing meanwhile. */}
          {isSettled && (
            <Suspense>
              <Below />
            </Suspense>
          )}
        </div>
      </div>
    </>
  )
}

/** From above to below, one after the other: all at once hold up a slow machine. */
function Below() {
  const isDesktop = useIsDesktop()
  const drawn = useSlices(3)
  return (
    <>
      <Ideas />
      {drawn > 1 && <Continue />}
      {drawn > 2 && (
        <>
          <Today />
          <Suspense>
            <BannerCarousel />
          </Suspense>
          {!isDesktop && <PlaceTiles />}
        </>
      )}
    </>
  )
}
