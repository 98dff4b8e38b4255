import '../../ui/late.css'
import { Suspense, useLayoutEffect } from 'react'
import { BannerCarousel } from '../../features/site/banners/banner-carousel.tsx'
import { useTitle } from '../../features/site/sites/use-title.ts'
import { releaseBootFrame } from '../../lib/boot-draft.ts'
import { Abilities } from './parts/abilities.tsx'
import { Hero } from './parts/hero.tsx'
import { MovingWall } from './parts/moving-wall.tsx'
import { OfferedModels } from './parts/offered-models.tsx'
import { Questions } from './parts/questions.tsx'
import { RealResults } from './parts/real-results.tsx'
import { SiteText } from './parts/site-text.tsx'
import { WelcomeFoot } from './parts/welcome-foot.tsx'
import { WelcomeHead } from './parts/welcome-head.tsx'

/** The site's front door: who it is, what one can do, and a field to begin in. */
export function WelcomeScreen() {
  useTitle()
  useLayoutEffect(releaseBootFrame, [])
  return (
    <div className="relative isolate overflow-x-clip">
      <Suspense>
        <MovingWall />
      </Suspense>
      <WelcomeHead />
      <div className="mx-auto flex w-full max-w-270 flex-col gap-20 px-6 pb-20 max-sm:gap-14 max-sm:px-4">
        <Hero />
        {/* What comes below waits for its texts by itself: the field takes typing meanwhile. */}
        <Suspense>
          <RealResults />
          <Abilities />
          <OfferedModels />
          <Suspense>
            <BannerCarousel />
          </Suspense>
          <Questions />
          <SiteText />
        </Suspense>
      </div>
      <WelcomeFoot />
    </div>
  )
}
