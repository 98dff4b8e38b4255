import type { Chart } from '@atelier/contract/chart'
import { type RefObject, useMemo, useState } from 'react'
import { useLocale, useTexts } from '../../../i18n/use-texts.ts'
import { ChartGroup } from '../../../ui/chart-group.tsx'
import { type AxesLayout, layOutAxes } from './axes-layout.ts'
import { Axes, colourOf, Marks, Pie } from './chart-marks.tsx'
import { ChartTip } from './chart-tip.tsx'
import { type Frame, labelPx, layOutFrame, signPx, titlePx } from './frame-layout.ts'
import { layOutPie, type Slice } from './marks-layout.ts'
import { pointText } from './number-texts.ts'
import { type Looked, nearestPoint, useLookedAt } from './use-looked-at.ts'

type ChartDrawingProps = { chart: Chart; width: number; svg: RefObject<SVGSVGElement | null> }

type Drawn = { frame: Frame; axes: AxesLayout | null; slices: readonly Slice[] }

/** Of the height of the window: the card around it has its buttons, too. */
const maxShare = 0.6

/** The chart itself, to be looked at by pointer or arrow keys. */
export function ChartDrawing({ chart, width, svg }: ChartDrawingProps) {
  const t = useTexts('chart')
  const locale = useLocale()
  // Once, for a window that grows and shrinks, as on a phone with the bar of its browser, must not move what is read.
  const [maxHeight] = useState(() => window.innerHeight * maxShare)
  const { frame, axes, slices } = useMemo(
    () => drawn(chart, { width, maxHeight }, locale),
    [chart, width, maxHeight, locale],
  )
  const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 1 })
  const order = useMemo(() => orderOf({ frame, axes, slices }), [frame, axes, slices])
  const { looked, events } = useLookedAt(order, (place, target) =>
    axes ? nearestPoint(chart, axes, place) : sliceUnder(target, place),
  )
  return (
    <ChartGroup
      label={chart.title}
      hint={`${t.about({ type: t[chart.type], points: chart.x.length, series: chart.series.length })} ${t.keys}`}
      className="relative"
      {...events}
    >
      <svg
        ref={svg}
        role="img"
        aria-label={chart.title}
        width={frame.width}
        height={frame.height}
        className="block font-sans"
      >
        <FrameTexts frame={frame} />
        {axes ? (
          <>
            {looked && <Guide axes={axes} x={looked.x} />}
            <Axes layout={axes} unit={chart.unit} />
            <Marks chart={chart} layout={axes} at={looked?.at} />
          </>
        ) : (
          <Pie slices={slices} at={looked?.at} shareText={(share) => percent.format(share)} />
        )}
      </svg>
      <ChartTip
        chart={chart}
        looked={looked}
        width={width}
        share={looked && slices.find(({ at }) => at === looked.at)?.share}
      />
    </ChartGroup>
  )
}

function drawn(chart: Chart, place: { width: number; maxHeight: number }, locale: string): Drawn {
  const isPie = chart.type === 'pie'
  const name = pointText(locale, chart.x)
  const names = isPie ? chart.x.map(name) : chart.series.map((each) => each.name)
  const isNamed = isPie || names.length > 1 || (names[0] !== '' && names[0] !== chart.title)
  const frame = layOutFrame({ title: chart.title, names: isNamed ? names : [] }, place)
  return {
    frame,
    axes: isPie ? null : layOutAxes(chart, frame.plot, locale),
    slices: isPie ? layOutPie(chart.series[0]?.values ?? [], frame.plot) : [],
  }
}

function orderOf({ frame: { plot }, axes, slices }: Drawn): Looked[] {
  if (!axes)
    return slices.map(({ at, label }) => ({
      at,
      x: label?.x ?? plot.left + plot.width / 2,
      y: label?.y ?? plot.top,
    }))
  const points = new Map<number, Looked>()
  for (const { at, x } of axes.marks.flat()) points.set(at, { at, x, y: axes.inner.top })
  return [...points.values()].sort((a, b) => a.x - b.x || a.at - b.at)
}

function sliceUnder(target: EventTarget, place: { x: number; y: number }): Looked | undefined {
  const slice = target instanceof Element && target.closest('[data-slice]')
  return slice ? { at: Number(slice.getAttribute('data-slice')), ...place } : undefined
}

/** Left out of files that are made of the drawing. */
const Guide = ({ axes: { inner }, x }: { axes: AxesLayout; x: number }) => (
  <line
    data-passing=""
    x1={x}
    x2={x}
    y1={inner.top}
    y2={inner.top + inner.height}
    className="stroke-line-control"
  />
)

const FrameTexts = ({ frame: { title, legend } }: { frame: Frame }) => (
  <>
    {title.map(({ text, y }) => (
      <text key={y} x={0} y={y} fontSize={titlePx} fontWeight={600} className="fill-text">
        {text}
      </text>
    ))}
    {legend.map(({ at, text, x, y }) => (
      <g key={at}>
        <rect
          x={x}
          y={y - 10}
          width={11}
          height={11}
          rx={3}
          style={{ fill: colourOf(at) }}
          opacity={at < 12 ? 1 : 0.6}
        />
        <text x={x + signPx} y={y} fontSize={labelPx} className="fill-soft">
          {text}
        </text>
      </g>
    ))}
  </>
)
