import { useTexts } from '../../../i18n/use-texts.ts'
import { classes } from '../../../ui/classes.ts'
import { IconButton } from '../../../ui/icon-button.tsx'

type CarouselControlsProps = {
  count: number
  place: number
  playing: boolean
  onToggle: () => void
  /** Where to go; one before the first or after the last goes round. */
  onGo: (place: number) => void
}

const onPicture =
  'rounded-full! border-transparent! bg-surface/85! text-text! shadow-float transition-opacity'
const side = classes(
  onPicture,
  'absolute! top-1/2 z-bar -translate-y-1/2 opacity-0 group-hover/carousel:opacity-100 focus-visible:opacity-100 touch:hidden',
)

/** Stands before the pictures, so that whoever comes by keys can pause them first. */
export function CarouselControls({ count, place, playing, onToggle, onGo }: CarouselControlsProps) {
  const t = useTexts('banners')
  return (
    <>
      <IconButton
        icon={playing ? 'pause' : 'play'}
        label={playing ? t.pause : t.play}
        size="small"
        className={classes(onPicture, 'absolute! right-3 bottom-3 z-bar')}
        onClick={onToggle}
      />
      <IconButton
        icon="chevron-left"
        label={t.previous}
        size="large"
        className={classes(side, 'left-3')}
        onClick={() => onGo(place - 1)}
      />
      <IconButton
        icon="chevron-right"
        label={t.next}
        size="large"
        className={classes(side, 'right-3')}
        onClick={() => onGo(place + 1)}
      />
      <div className="absolute bottom-3 left-1/2 z-bar flex h-7 -translate-x-1/2 items-center rounded-full bg-surface/85 px-1 shadow-float">
        {Array.from({ length: count }, (_, at) => (
          <button
            // biome-ignore lint/suspicious/noArrayIndexKey: a dot is its place
            key={at}
            type="button"
            aria-label={t.goTo({ n: at + 1 })}
            aria-current={at === place || undefined}
            className="flex size-6 items-center justify-center rounded-full"
            onClick={() => onGo(at)}
          >
            <span
              className={classes(
                'size-2 rounded-full transition-[background-color]',
                at === place ? 'bg-text' : 'bg-line-control/60',
              )}
            />
          </button>
        ))}
      </div>
    </>
  )
}
