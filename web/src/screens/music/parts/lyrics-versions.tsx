import { readVersion } from '../../../features/making/songs/lyrics-text.ts'
import { useTexts } from '../../../i18n/use-texts.ts'
import { Button } from '../../../ui/button.tsx'

type LyricsVersionsProps = {
  texts: readonly string[]
  /** Takes one of them into the form. */
  onUse: (text: string) => void
  /** Their titles alone. */
  brief?: boolean
}

/** Lyrics that were written, to use one of them. */
export function LyricsVersions({ texts, onUse, brief = false }: LyricsVersionsProps) {
  const t = useTexts('music')
  const versions = texts.map((text, at) => ({ text, at, ...readVersion(text) }))
  const nameOf = ({ title, at }: { title: string; at: number }) => title || t.version({ n: at + 1 })
  if (brief) {
    return (
      <div className="flex min-w-0 gap-2">
        {versions.map((version) => (
          <Button
            key={version.at}
            size="small"
            icon="square-pen"
            className="min-w-0 shrink!"
            aria-label={t.takeVersion({ title: nameOf(version) })}
            onClick={() => onUse(version.text)}
          >
            <span className="truncate">{nameOf(version)}</span>
          </Button>
        ))}
      </div>
    )
  }
  return (
    <div className="grid gap-3 sm:grid-cols-2">
      {versions.map((version) => (
        <section
          key={version.at}
          aria-label={nameOf(version)}
          className="flex min-w-0 flex-col gap-2 rounded-card bg-fill p-3"
        >
          <h3 className="font-medium">{nameOf(version)}</h3>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it is scrolled by keys */}
          <p tabIndex={0} className="scroll-quiet max-h-70 flex-1 whitespace-pre-line">
            {version.lyrics}
          </p>
          <Button
            kind="main"
            className="self-start"
            aria-label={t.takeVersion({ title: nameOf(version) })}
            onClick={() => onUse(version.text)}
          >
            {t.useThis}
          </Button>
        </section>
      ))}
    </div>
  )
}
