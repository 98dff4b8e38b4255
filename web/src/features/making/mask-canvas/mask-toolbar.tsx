import { useId } from 'react'
import { useTexts } from '../../../i18n/use-texts.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import type { IconName } from '../../../ui/icon-names.ts'
import { brushSizes } from './brush-size.ts'
import type { MaskTool, Pen } from './stage.ts'

const tools: readonly { tool: MaskTool; icon: IconName; hotkey: string }[] = [
  { tool: 'brush', icon: 'brush', hotkey: 'b' },
  { tool: 'rectangle', icon: 'square-dashed', hotkey: 'r' },
  { tool: 'lasso', icon: 'lasso', hotkey: 'l' },
  { tool: 'hand', icon: 'hand', hotkey: 'h' },
]

export type MaskActions = {
  undo: (() => void) | undefined
  redo: (() => void) | undefined
  invert: () => void
  clear: (() => void) | undefined
  zoom: (factor: number) => void
  fit: () => void
}

type MaskToolbarProps = { pen: Pen; onPen: (pen: Pen) => void; actions: MaskActions; scale: number }

export function MaskToolbar({ pen, onPen, actions, scale }: MaskToolbarProps) {
  const t = useTexts('maskCanvas')
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
      <fieldset aria-label={t.tools} className="flex items-center gap-1">
        {tools.map(({ tool, icon, hotkey }) => (
          <IconButton
            key={tool}
            icon={icon}
            label={t[tool]}
            hotkey={hotkey}
            size="large"
            pressed={pen.tool === tool}
            onClick={() => onPen({ ...pen, tool })}
          />
        ))}
        <Divider />
        <IconButton
          icon="eraser"
          label={t.eraser}
          hotkey="e"
          size="large"
          pressed={pen.erase}
          disabled={pen.tool === 'hand'}
          onClick={() => onPen({ ...pen, erase: !pen.erase })}
        />
      </fieldset>
      {pen.tool === 'brush' && (
        <SizeSlider size={pen.size} onSize={(size) => onPen({ ...pen, size })} />
      )}
      <div className="ml-auto flex items-center gap-1">
        <DeedButton icon="undo-2" label={t.undo} hotkey="mod+z" deed={actions.undo} />
        <DeedButton icon="redo-2" label={t.redo} hotkey="mod+shift+z" deed={actions.redo} />
        <Divider />
        <DeedButton icon="contrast" label={t.invert} deed={actions.invert} />
        <DeedButton icon="trash-2" label={t.clear} deed={actions.clear} />
        <Divider />
        <DeedButton
          icon="zoom-out"
          label={t.zoomOut}
          hotkey="-"
          deed={() => actions.zoom(1 / 1.25)}
        />
        <span className="figures w-11 text-center text-small text-soft max-sm:hidden">
          {Math.round(scale * 100)}%
        </span>
        <DeedButton icon="zoom-in" label={t.zoomIn} hotkey="=" deed={() => actions.zoom(1.25)} />
        <DeedButton icon="maximize" label={t.fit} hotkey="0" deed={actions.fit} />
      </div>
    </div>
  )
}

const Divider = () => <span aria-hidden="true" className="mx-0.5 h-5 w-px bg-line" />

type DeedButtonProps = {
  icon: IconName
  label: string
  hotkey?: string
  deed: (() => void) | undefined
}

function DeedButton({ icon, label, hotkey, deed }: DeedButtonProps) {
  return (
    <IconButton
      icon={icon}
      label={label}
      size="large"
      // Disabled, it would drop the focus of whoever pressed it last.
      aria-disabled={deed === undefined || undefined}
      className="aria-disabled:opacity-45"
      onClick={deed}
      {...(hotkey === undefined ? {} : { hotkey })}
    />
  )
}

function SizeSlider({ size, onSize }: { size: number; onSize: (size: number) => void }) {
  const t = useTexts('maskCanvas')
  const id = useId()
  return (
    <div className="flex items-center gap-2 max-sm:w-full">
      <label htmlFor={id} className="text-soft">
        {t.size}
      </label>
      <input
        id={id}
        type="range"
        min={brushSizes.least}
        max={brushSizes.most}
        value={size}
        aria-valuetext={t.sizeOf({ n: size })}
        onChange={(event) => onSize(Number(event.target.value))}
        className="h-6 w-32 min-w-0 cursor-pointer accent-accent-text max-sm:h-11 max-sm:flex-1"
      />
      <span aria-hidden="true" className="figures w-8 text-soft">
        {size}
      </span>
    </div>
  )
}
