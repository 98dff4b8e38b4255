// A map as it stands in a text, to be looked at: branches to both sides where there is room for them, else one below the other.
import '../../../ui/late.css'
import './mind.css'
import { outlineItems, outlineOf, toMindTree } from '@atelier/contract/read-outline'
import { type RefObject, useMemo, useRef } from 'react'
import { useTexts } from '../../../i18n/use-texts.ts'
import { useDrawingOf } from '../../../lib/use-drawing-of.ts'
import { useOpenStep } from '../../../lib/use-open-step.ts'
import { useWidth } from '../../../lib/use-width.ts'
import { Icon } from '../../../ui/icon.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { LargeDrawing } from '../../../ui/large-drawing.tsx'
import { branchColour } from './branch-colour.ts'
import { layoutBothSides } from './layout-both-sides.ts'
import { lineHeights } from './layout-mind.ts'
import { measureText } from './measure-text.ts'

/** Below this width, in px, its words could not be read. */
const minWidth = 560

/** `input` is what the tool that laid the map out was given: JSON with its title and outline. */
export function MindFigure({ input }: { input: string }) {
  const t = useTexts('stage')
  const { title, outline } = useMemo(() => readInput(input), [input])
  const box = useRef<HTMLElement>(null)
  const width = useWidth(box)
  const svg = useRef<SVGSVGElement>(null)
  const { isOpen, open, close } = useOpenStep()
  const tree = useMemo(
    () => toMindTree(outlineItems(outlineOf(outline)), title, 'figure'),
    [outline, title],
  )
  const large = useDrawingOf(svg, tree.text, isOpen)
  return (
    <figure
      ref={box}
      aria-label={tree.text}
      className="mind-branches relative my-3 min-h-60 overflow-hidden rounded-card border border-line bg-sunken"
    >
      {width >= minWidth ? (
        <>
          <Drawn tree={tree} svg={svg} />
          <button
            type="button"
            aria-label={`${t.enlarge}: ${tree.text}`}
            onClick={open}
            className="group absolute inset-0 cursor-zoom-in rounded-card -outline-offset-2"
          >
            <span className="absolute right-2 bottom-2 rounded-control border border-line bg-surface p-1.5 text-soft opacity-0 group-hover:opacity-100 group-focus-visible:opacity-100 touch:opacity-100">
              <Icon name="expand" size={16} />
            </span>
          </button>
        </>
      ) : (
        width > 0 && (
          <>
            <Listed tree={tree} />
            <IconButton
              icon="expand"
              kind="plain"
              label={t.enlarge}
              onClick={open}
              className="absolute! top-2 right-2"
            />
            {/* Laid out for the window over it alone. */}
            {isOpen && (
              <div className="hidden">
                <Drawn tree={tree} svg={svg} />
              </div>
            )}
          </>
        )
      )}
      <LargeDrawing drawing={large} label={tree.text} formats={['png', 'svg']} onClose={close} />
    </figure>
  )
}

/** Whatever is not there is empty. */
function readInput(input: string): { title: string; outline: string } {
  try {
    const given: unknown = JSON.parse(input)
    const read = (name: string): string => {
      const value = given instanceof Object && Object.getOwnPropertyDescriptor(given, name)?.value
      return typeof value === 'string' ? value : ''
    }
    return { title: read('title'), outline: read('outline') }
  } catch {
    return { title: '', outline: '' }
  }
}

type TreeProps = { tree: ReturnType<typeof toMindTree> }

function Drawn({ tree, svg }: TreeProps & { svg: RefObject<SVGSVGElement | null> }) {
  const { boxes, sides, left, top, width, height } = useMemo(
    () => layoutBothSides(tree, measureText),
    [tree],
  )
  return (
    <svg
      ref={svg}
      role="img"
      aria-label={tree.text}
      viewBox={`${left} ${top} ${width} ${height}`}
      style={{ maxWidth: width }}
      className="mx-auto block h-auto max-h-[70svh] w-full"
    >
      {sides.map(({ links, x, y, isLeft }) => (
        <g
          key={String(isLeft)}
          transform={`${isLeft ? 'scale(-1 1) ' : ''}translate(${x} ${y})`}
          fill="none"
          strokeWidth={2}
        >
          {links.map(({ id, d, branch }) => (
            <path key={id} d={d} style={{ stroke: branchColour(branch) }} />
          ))}
        </g>
      ))}
      {boxes.map(({ node, depth, branch, x, y, width: wide, height: high, lines }) => {
        const isRoot = depth === 0
        const lineHeight = isRoot ? lineHeights.root : lineHeights.other
        const first = y + (high - lines.length * lineHeight) / 2
        return (
          <g key={node.id}>
            <rect
              x={x}
              y={y}
              width={wide}
              height={high}
              rx={isRoot ? 12 : 8}
              strokeWidth={1.5}
              style={
                isRoot
                  ? { fill: 'var(--accent)', stroke: 'var(--accent)' }
                  : { fill: 'var(--surface)', stroke: branchColour(branch) }
              }
            />
            <text
              textAnchor="middle"
              dominantBaseline="central"
              fontSize={isRoot ? 16 : 14}
              fontWeight={isRoot ? 600 : 400}
              style={{ fill: isRoot ? 'var(--on-accent)' : 'var(--text)' }}
            >
              {lines.map((line, at) => (
                <tspan
                  // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a text have no other name
                  key={at}
                  x={x + wide / 2}
                  y={first + lineHeight * (at + 0.5)}
                >
                  {line}
                </tspan>
              ))}
            </text>
          </g>
        )
      })}
    </svg>
  )
}

function Listed({ tree }: TreeProps) {
  return (
    <div className="p-4">
      <p className="pr-10 font-semibold">{tree.text}</p>
      <ul className="mt-3 flex flex-col gap-3">
        {tree.children.map((branch, at) => (
          <li key={branch.id} className="border-l-2 pl-3" style={{ borderColor: branchColour(at) }}>
            <p className="font-medium">{branch.text}</p>
            <ul className="mt-0.5 text-tool text-soft">
              {branch.children.map((point) => (
                <li key={point.id}>{point.text}</li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </div>
  )
}
