import type { CSSProperties } from 'react'
import { useTexts } from '../../../../i18n/use-texts.ts'
import { Icon } from '../../../../ui/icon.tsx'
import type { IconName } from '../../../../ui/icon-names.ts'

export type Brand = {
  name: string
  logo: string
  greeting: string
  ideas: string[]
  banner: string
}

/** The product's own grounds and texts, as in `tokens.css`; what differs between brands is the accent. */
const looks = {
  light: {
    page: '#ffffff',
    side: '#f7f7f8',
    field: '#ffffff',
    bubble: '#f1f1f3',
    fill: '#ebebec',
    text: '#1b1b1e',
    soft: '#57575f',
    line: '#ebebeb',
    lightness: 'min(l, 0.5)',
  },
  dark: {
    page: '#18181a',
    side: '#111113',
    field: '#232326',
    bubble: '#2a2a2e',
    fill: '#29292b',
    text: '#ededef',
    soft: '#bcbdc5',
    line: '#2a2a2c',
    lightness: 'max(l, 0.78)',
  },
} as const

const rail: readonly IconName[] = ['house', 'message-circle', 'wand-sparkles', 'compass', 'library']

/** What is filled with an accent, as in `tokens.css`: as dark as white words need. */
const fillOf = (accent: string): string =>
  `oklch(from ${accent} min(l, 0.54 + max(0, 0.04 - c) * 99) c h / alpha)`

const dark = 'clamp(0, (0.18 - y) * 999,'

/** Black or white on a colour, whichever reads better. */
const wordsOn = (colour: string): string =>
  `color(from ${colour} xyz-d65 ${dark} 0.95) ${dark} 1) ${dark} 1.089))`

/** The frame of the site at a small scale, in one theme: everything in it is measured by its width. */
export function BrandSheet({
  brand: { name, logo, greeting, ideas, banner },
  theme,
  name: themeName,
  accent,
}: {
  brand: Brand
  theme: keyof typeof looks
  name: string
  accent: string
}) {
  const t = useTexts('adminSites')
  const look = looks[theme]
  const ground: CSSProperties = { background: look.page, color: look.text, borderColor: look.line }
  const tinted: CSSProperties = { color: `oklch(from ${accent} ${look.lightness} c h / 1)` }
  const button: CSSProperties = { background: fillOf(accent), color: wordsOn(fillOf(accent)) }
  return (
    <figure className="@container flex min-w-0 flex-col gap-1.5">
      <div
        className="flex aspect-3/2 flex-col overflow-hidden rounded-control border text-[2.75cqw]/[1.4]"
        style={ground}
      >
        {banner && (
          <p
            className="truncate px-[1em] py-[0.3em]"
            style={{ background: look.side, color: look.soft }}
          >
            {banner}
          </p>
        )}
        <div className="flex min-h-0 flex-1">
          <div
            className="flex w-[4em] flex-col items-center gap-[0.5em] border-r py-[0.9em]"
            style={{ background: look.side, borderColor: look.line, color: look.soft }}
          >
            {logo ? (
              <img
                src={logo}
                alt=""
                className="mb-[0.3em] size-[2em] rounded-[20%] object-contain"
              />
            ) : (
              <span
                className="mb-[0.3em] grid size-[2em] place-items-center text-[1.3em] font-semibold"
                style={{ color: look.text }}
              >
                {[...name][0]}
              </span>
            )}
            {rail.map((icon) => (
              <span
                key={icon}
                className="grid h-[2.1em] w-[3em] place-items-center rounded-[0.5em]"
                style={icon === 'message-circle' ? { background: look.fill, ...tinted } : undefined}
              >
                <Icon name={icon} className="size-[1.3em]" />
              </span>
            ))}
          </div>
          <div
            className="flex w-[9.5em] flex-col gap-[0.8em] border-r p-[0.9em]"
            style={{ background: look.side, borderColor: look.line }}
          >
            <p className="truncate text-[1.15em] font-semibold">{name}</p>
            {[80, 60, 90, 50, 70].map((width, at) => (
              <Bar key={width} colour={at === 0 ? look.soft : look.line} width={`${width}%`} />
            ))}
          </div>
          <div className="flex min-w-0 flex-1 flex-col justify-between gap-[0.8em] p-[1.1em]">
            <p className="line-clamp-2 text-center text-[1.3em] font-semibold text-balance">
              {greeting || name}
            </p>
            <div className="flex min-h-0 flex-col gap-[0.6em] overflow-hidden">
              <p
                className="max-w-[80%] self-end truncate rounded-[1em] px-[0.9em] py-[0.45em]"
                style={{ background: look.bubble }}
              >
                {ideas[0] ?? t.previewMessage}
              </p>
              <Bar colour={look.line} width="75%" />
              <Bar colour={look.line} width="55%" />
              <p
                className="mt-[0.2em] max-w-full self-start truncate rounded-[0.6em] px-[0.9em] py-[0.4em] font-medium"
                style={button}
              >
                {t.previewAction}
              </p>
            </div>
            <div
              className="flex items-center justify-between gap-[0.5em] rounded-[1.2em] border py-[0.4em] pr-[0.4em] pl-[1em]"
              style={{ background: look.field, borderColor: look.line, color: look.soft }}
            >
              <span className="truncate">{t.previewMessage}</span>
              <span
                className="grid size-[2.1em] shrink-0 place-items-center rounded-full"
                style={button}
              >
                <Icon name="arrow-up" className="size-[1.2em]" />
              </span>
            </div>
          </div>
        </div>
      </div>
      <figcaption className="text-small text-soft">{themeName}</figcaption>
    </figure>
  )
}

const Bar = ({ colour, width }: { colour: string; width: string }) => (
  <span
    aria-hidden="true"
    className="h-[0.6em] shrink-0 rounded-full"
    style={{ background: colour, width }}
  />
)
