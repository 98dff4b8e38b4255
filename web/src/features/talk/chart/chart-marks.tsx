import type { Chart } from '@atelier/contract/chart'
import { type AxesLayout, isScaled, type Mark } from './axes-layout.ts'
import { labelPx } from './frame-layout.ts'
import { areaPath, barBoxes, linePath, type Slice } from './marks-layout.ts'

/** Of twelve; those after begin again, and are drawn fainter where they can stand side by side. */
export const colourOf = (at: number): string => `var(--chart-${(at % 12) + 1})`

type AxesProps = { layout: AxesLayout; unit: string | undefined }

export function Axes({ layout: { inner, yLabels, xLabels, baseY }, unit }: AxesProps) {
  const right = inner.left + inner.width
  return (
    <g fontSize={labelPx} className="figures fill-soft">
      {unit && (
        <text x={0} y={inner.top - 8} className="fill-soft">
          {unit}
        </text>
      )}
      {yLabels.map(({ text, place }) => (
        <g key={place}>
          <line x1={inner.left} x2={right} y1={place} y2={place} className="stroke-line" />
          <text x={inner.left - 8} y={place + 4} textAnchor="end">
            {text}
          </text>
        </g>
      ))}
      <line x1={inner.left} x2={right} y1={baseY} y2={baseY} className="stroke-line-control" />
      {xLabels.map(({ text, place }, at) => (
        <text
          key={place}
          x={place}
          y={inner.top + inner.height + 20}
          textAnchor={anchorOf(place, at === xLabels.length - 1, layoutEnds(inner.left, right))}
        >
          {text}
        </text>
      ))}
    </g>
  )
}

const layoutEnds = (left: number, right: number) => ({ left, right })

/** The last name would stand out of the drawing if its middle were at the edge. */
const anchorOf = (place: number, isLast: boolean, { right }: { left: number; right: number }) =>
  isLast && right - place < 12 ? 'end' : 'middle'

type MarksProps = {
  chart: Chart
  layout: AxesLayout
  /** The point that is looked at. */
  at: number | undefined
}

export function Marks({ chart, layout, at }: MarksProps) {
  if (chart.type === 'bar') return <Bars layout={layout} at={at} />
  return layout.marks.map((marks, series) => (
    <Series
      // biome-ignore lint/suspicious/noArrayIndexKey: series never change their places
      key={series}
      chart={chart}
      layout={layout}
      series={series}
      marks={isScaled(chart) ? marks.toSorted((a, b) => a.x - b.x) : marks}
    />
  ))
}

function Bars({ layout, at }: Omit<MarksProps, 'chart'>) {
  return barBoxes(layout).map((bar) => (
    <rect
      key={`${bar.series} ${bar.at}`}
      x={bar.left}
      y={bar.top}
      width={bar.width}
      height={bar.height}
      rx={Math.min(2, bar.width / 4)}
      style={{ fill: colourOf(bar.series) }}
      opacity={at === undefined || at === bar.at ? 1 : 0.5}
    />
  ))
}

type SeriesProps = { chart: Chart; layout: AxesLayout; series: number; marks: readonly Mark[] }

function Series({ chart, layout, series, marks }: SeriesProps) {
  const colour = colourOf(series)
  const { type } = chart
  if (type === 'scatter')
    return <Dots marks={marks} colour={colour} radius={marks.length > 400 ? 2.5 : 4} />
  const next = nextTo(chart, layout)
  const drawsDots = layout.bandWidth > 18 || marks.length === 1
  return (
    <>
      {type === 'area' && (
        <path d={areaPath(marks, layout.baseY, next)} style={{ fill: colour }} opacity={0.16} />
      )}
      <path
        d={linePath(marks, next)}
        fill="none"
        style={{ fill: 'none', stroke: colour }}
        strokeWidth={2}
        strokeLinejoin="round"
        strokeLinecap="round"
        // Colours alone do not tell many series apart.
        strokeDasharray={series >= 6 ? '7 4' : undefined}
      />
      {drawsDots && <Dots marks={marks} colour={colour} radius={3} />}
    </>
  )
}

/** Whether no value is missing between two marks: in the order of x, which may not be that of the data. */
function nextTo({ x, series }: Chart, { xs }: AxesLayout) {
  const order = x.map((_, at) => at).sort((a, b) => (xs[a] ?? 0) - (xs[b] ?? 0))
  const places = new Map(order.map((at, place) => [at, place]))
  return (a: Mark, b: Mark) =>
    series.length > 0 && (places.get(b.at) ?? 0) === (places.get(a.at) ?? 0) + 1
}

type DotsProps = { marks: readonly Mark[]; colour: string; radius: number }

const Dots = ({ marks, colour, radius }: DotsProps) =>
  marks.map(({ at, x, y }) => (
    <circle key={at} cx={x} cy={y} r={radius} style={{ fill: colour }} opacity={0.9} />
  ))

type PieProps = {
  slices: readonly Slice[]
  at: number | undefined
  shareText: (share: number) => string
}

export function Pie({ slices, at, shareText }: PieProps) {
  return slices.map((slice) => (
    <g key={slice.at} data-slice={slice.at} opacity={at === undefined || at === slice.at ? 1 : 0.5}>
      <path
        d={slice.path}
        style={{ fill: colourOf(slice.at) }}
        opacity={slice.at < 12 ? 1 : 0.6}
        strokeWidth={1.5}
        className="stroke-page"
      />
      {slice.label && (
        <text
          x={slice.label.x}
          y={slice.label.y + 4}
          textAnchor="middle"
          fontSize={labelPx}
          fontWeight={600}
          className="figures fill-page"
        >
          {shareText(slice.share)}
        </text>
      )}
    </g>
  ))
}
