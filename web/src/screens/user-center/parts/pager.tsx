import { useFormats } from '../../../i18n/formats.ts'
import { useTexts } from '../../../i18n/use-texts.ts'
import { Button } from '../../../ui/button.tsx'

/** Lists count no further than this. */
const maxLines = 10_000

type PagerProps = { page: number; size: number; count: number; onPage: (page: number) => void }

/** Where one is in a list, and the way on; nothing where there is one page. */
export function Pager({ page, size, count, onPage }: PagerProps) {
  const t = useTexts('userCenter')
  const { number } = useFormats()
  const last = Math.max(1, Math.ceil(count / size))
  if (last === 1 && page === 1) return null
  const many = count >= maxLines ? t.manyMore({ n: number(count) }) : number(count)
  const place = {
    from: number(Math.min(count, (page - 1) * size + 1)),
    to: number(Math.min(count, page * size)),
    count: many,
  }
  return (
    <nav aria-label={t.pages} className="flex items-center justify-between gap-3">
      <Button size="small" disabled={page <= 1} onClick={() => onPage(Math.min(page - 1, last))}>
        {t.newer}
      </Button>
      <p className="figures text-small text-soft">{t.place(place)}</p>
      <Button size="small" disabled={page >= last} onClick={() => onPage(page + 1)}>
        {t.older}
      </Button>
    </nav>
  )
}
