import type { AboutEntry } from '@atelier/contract/features/site/content'
import { pictureAddress } from '../../../api/picture-address.ts'
import { Markdown } from '../../../features/talk/markdown/markdown.tsx'
import { useTexts } from '../../../i18n/use-texts.ts'
import { usePreloaded } from '../../../lib/use-preloaded.ts'

export function AboutEntryView({ entry }: { entry: AboutEntry }) {
  const markdown = useTexts('markdown')
  const { appName, siteName, contents } = entry
  return (
    <article className="not-first:mt-8">
      <header className="flex items-center gap-4">
        <Logo address={pictureAddress(entry.appLogo)} />
        <div className="min-w-0">
          <h3 className="text-title font-semibold">{appName || siteName}</h3>
          {siteName !== appName && appName && <p className="text-soft">{siteName}</p>}
        </div>
      </header>
      {contents && (
        <div className="mt-5 [--md-line:24px] [--md-size:15px]">
          <Markdown text={contents} streaming={false} texts={markdown} />
        </div>
      )}
    </article>
  )
}

/** Stands when it is whole; a site whose logo cannot be had goes without. */
function Logo({ address }: { address: string }) {
  const state = usePreloaded(address)
  if (state === 'failed') return null
  return (
    <span className="size-14 shrink-0 overflow-hidden rounded-card">
      {state === 'ready' && (
        <img
          src={address}
          alt=""
          width="56"
          height="56"
          className="motion-appear size-full object-contain"
        />
      )}
    </span>
  )
}
