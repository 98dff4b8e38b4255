import '../../../ui/late.css'
import { useLocale } from '../../../i18n/use-texts.ts'
import { classes } from '../../../ui/classes.ts'
import { byteSize } from './byte-size.ts'

export type StoredBytes = Record<'uploads' | 'documents' | 'works' | 'used' | 'most', number>

type Texts = { title: string; used(of: { used: string; max: string }): string } & Record<
  'uploads' | 'documents' | 'works',
  (of: { size: string }) => string
>

const kinds = ['uploads', 'documents', 'works'] as const
/** From here on there is little room left. */
const nearlyFull = 0.9

/** How much is stored of what may be, as a bar and in words. */
export function StorageMeter({ stored, texts: t }: { stored: StoredBytes; texts: Texts }) {
  const locale = useLocale()
  const { used, most: max } = stored
  const part = max > 0 ? Math.min(1, used / max) : 1
  const told = t.used({ used: byteSize(used, locale), max: byteSize(max, locale) })
  return (
    <div className="flex w-full max-w-96 flex-col gap-2">
      <meter className="sr-only" aria-label={t.title} aria-valuetext={told} value={part} />
      <div aria-hidden className="h-2 overflow-hidden rounded-full bg-fill-strong">
        <div
          className={classes(
            'h-full origin-left rtl:origin-right',
            part >= nearlyFull ? 'bg-danger' : 'bg-accent-text',
          )}
          style={{ transform: `scaleX(${part})` }}
        />
      </div>
      <p className="font-medium">{told}</p>
      <ul className="flex flex-wrap gap-x-4 gap-y-1 text-small text-soft">
        {kinds.map((kind) => (
          <li key={kind}>{t[kind]({ size: byteSize(stored[kind], locale) })}</li>
        ))}
      </ul>
    </div>
  )
}
