// Something over the whole window, with what belongs to it at the side: Escape closes, arrows lead on. On a phone that side stands below.
import { Dialog as Base } from '@base-ui/react/dialog'
import { type KeyboardEvent, type ReactNode, useRef } from 'react'
import { useTexts } from '../i18n/use-texts.ts'
import { classes } from './classes.ts'
import { IconButton } from './icon-button.tsx'

/** The classes of a button that lies over a picture in the dark. */
export const glass = 'bg-[#00000080]! text-[#fff]! hover:bg-[#000000b3]!'

type LightboxFrameProps = {
  /** Its name for screen readers. */
  label: string
  onClose: () => void
  /** One step back or on; undefined at the ends. */
  onPrevious: (() => void) | undefined
  onNext: (() => void) | undefined
  texts?: { previous: string; next: string }
  /** Buttons beside the one that closes. */
  tools?: ReactNode
  /** Other keys; answers whether one means something. */
  onKey?: (key: string) => boolean
  /** What gets the focus once it is closed; by default what had it before. */
  finalFocus?: () => HTMLElement | null
  /** What is looked at. */
  children: ReactNode
  /** Undefined while it is hidden. */
  aside: { label: string; content: ReactNode } | undefined
  /** On a phone all of it scrolls, instead of the side alone. */
  isPage?: boolean
  /** What is looked at lies on the ground of the page, instead of in the dark. */
  isOnPage?: boolean
}

export function LightboxFrame(props: LightboxFrameProps) {
  const {
    label,
    onClose,
    onPrevious,
    onNext,
    texts,
    aside,
    isPage = false,
    isOnPage = false,
  } = props
  const common = useTexts('common')
  const popup = useRef<HTMLDivElement>(null)
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.defaultPrevented || takesKeys(event.target)) return
    if (event.ctrlKey || event.metaKey || event.altKey) return
    if (event.key === 'ArrowLeft' && onPrevious) onPrevious()
    else if (event.key === 'ArrowRight' && onNext) onNext()
    else if (!props.onKey?.(event.key)) return
    event.preventDefault()
  }
  return (
    <Base.Root open onOpenChange={(wanted) => !wanted && onClose()}>
      <Base.Portal>
        <Base.Backdrop
          className={classes(
            'motion-fade fixed inset-0 z-dialog',
            isOnPage ? 'bg-page' : 'bg-[#0e0e10]',
          )}
        />
        <Base.Popup
          ref={popup}
          // What is looked at comes first; a ring and a tooltip on the first of its buttons would not belong to anything that was done.
          initialFocus={popup}
          finalFocus={props.finalFocus && (() => props.finalFocus?.() ?? true)}
          aria-label={label}
          onKeyDown={onKeyDown}
          className={classes(
            'motion-fade fixed inset-0 z-dialog flex outline-none max-lg:flex-col',
            isPage && 'max-lg:scroll-quiet',
          )}
        >
          <div
            className={classes(
              'relative min-w-0',
              isPage ? 'max-lg:h-[68dvh] max-lg:shrink-0 lg:min-h-0 lg:flex-1' : 'min-h-0 flex-1',
            )}
          >
            {props.children}
            <div
              className={classes(
                'top-[max(12px,env(safe-area-inset-top))] right-3 z-1 flex gap-2',
                isPage ? 'absolute max-lg:fixed' : 'absolute',
              )}
            >
              {props.tools}
              <Base.Close
                render={
                  <IconButton
                    icon="x"
                    size="large"
                    label={common.close}
                    {...(isOnPage ? { kind: 'plain' } : { className: glass })}
                  />
                }
              />
            </div>
            {onPrevious && texts && (
              <IconButton
                icon="chevron-left"
                size="large"
                label={texts.previous}
                className={`absolute! top-1/2 left-3 -translate-y-1/2 ${glass}`}
                onClick={onPrevious}
              />
            )}
            {onNext && texts && (
              <IconButton
                icon="chevron-right"
                size="large"
                label={texts.next}
                className={`absolute! top-1/2 right-3 -translate-y-1/2 ${glass}`}
                onClick={onNext}
              />
            )}
          </div>
          {aside && (
            <aside
              aria-label={aside.label}
              className={classes(
                'shrink-0 bg-surface p-4 max-lg:rounded-t-composer max-lg:pb-[max(16px,env(safe-area-inset-bottom))] lg:w-90',
                isPage ? 'max-lg:min-h-[32dvh] lg:scroll-quiet' : 'scroll-quiet max-lg:max-h-[46%]',
              )}
            >
              {aside.content}
            </aside>
          )}
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  )
}

/** Arrows move what is played or set there. */
const takesKeys = (target: EventTarget): boolean =>
  target instanceof HTMLMediaElement ||
  (target instanceof Element &&
    target.closest('input, textarea, select, [role=slider], [role=menu], [role=menuitem]') !== null)
