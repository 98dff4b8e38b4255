import type { Shared } from '@atelier/contract/features/showing/shares'
import { useFormats } from '../../../i18n/formats.ts'
import { useTexts } from '../../../i18n/use-texts.ts'
import { Avatar } from '../../../ui/avatar.tsx'

/** What it is called, who shared it, and when. */
export function SharedTitle({ shared, title }: { shared: Shared; title: string }) {
  const t = useTexts('share')
  const { date } = useFormats()
  const { author, createdAt } = shared
  return (
    <header className="mb-2 border-b border-line pt-6 pb-6">
      <h1 dir="auto" className="text-display font-semibold text-balance">
        {title}
      </h1>
      <p className="mt-3 flex flex-wrap items-center gap-x-2 gap-y-1 text-soft">
        {author.name && (
          <>
            <Avatar src={author.avatar} name={author.name} size={24} />
            <span>{t.by({ name: author.name })}</span>
            <span aria-hidden="true">·</span>
          </>
        )}
        <time dateTime={createdAt}>{t.sharedOn({ date: date(createdAt) })}</time>
      </p>
    </header>
  )
}
