import type { MarketSample } from '@atelier/contract/features/showing/market'
import { useTexts } from '../../../i18n/use-texts.ts'
import { Badge } from '../../../ui/badge.tsx'
import { classes } from '../../../ui/classes.ts'
import { LazyImage } from '../../../ui/lazy-image.tsx'

/** What was made with a prompt, and by what. */
export function SampleView({ sample, title }: { sample: MarketSample; title: string }) {
  const t = useTexts('market')
  const { files, question, answer, model, builtin } = sample
  return (
    <figure
      className={classes(
        'flex flex-col gap-2',
        files === null && 'rounded-card border border-line p-3',
      )}
    >
      {files?.map((file) => (
        <SampleFile key={file.id} file={file} title={title} />
      ))}
      {files === null && (
        <div className="scroll-quiet flex max-h-80 flex-col gap-2">
          {question && (
            <p className="self-end rounded-card bg-fill px-3 py-2 whitespace-pre-wrap wrap-anywhere">
              {question}
            </p>
          )}
          <p className="whitespace-pre-wrap wrap-anywhere">{answer}</p>
        </div>
      )}
      <figcaption className="flex flex-wrap items-center gap-2 text-small text-soft">
        {builtin && <Badge>{t.madeByBuiltin}</Badge>}
        {model && <span className="wrap-anywhere">{t.madeWith({ name: model })}</span>}
      </figcaption>
    </figure>
  )
}

type SampleFileProps = { file: NonNullable<MarketSample['files']>[number]; title: string }

function SampleFile({ file, title }: SampleFileProps) {
  const t = useTexts('market')
  const label = t.sampleOf({ title })
  const { url, mime, width, height, thumbnail } = file
  if (mime.startsWith('video/'))
    return (
      // biome-ignore lint/a11y/useMediaCaption: nothing is known of what is said in it
      <video
        src={url}
        poster={thumbnail || undefined}
        controls
        playsInline
        preload="none"
        aria-label={label}
        className="w-full rounded-control"
      />
    )
  if (mime.startsWith('audio/'))
    // biome-ignore lint/a11y/useMediaCaption: nothing is known of what is sung in it
    return <audio src={url} controls preload="none" aria-label={label} className="w-full" />
  return (
    <LazyImage
      src={url}
      alt={label}
      width={width ?? undefined}
      height={height ?? undefined}
      className="h-auto max-h-[70vh] w-auto max-w-full self-start rounded-card bg-fill"
    />
  )
}
