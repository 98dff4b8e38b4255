// A drawing over the whole window, on the ground of the page: moved by dragging and arrows, zoomed by wheel, fingers, presses and keys.
import './late.css'
import { useRef, useState } from 'react'
import { useTexts } from '../i18n/use-texts.ts'
import { type DrawingFormat, saveDrawing } from '../lib/save-drawing.ts'
import { plainFileName } from '../lib/save-file.ts'
import type { Drawing } from '../lib/svg-drawing.ts'
import { IconButton } from './icon-button.tsx'
import { LightboxFrame } from './lightbox-frame.tsx'
import { Menu } from './menu.tsx'
import { MenuItem } from './menu-item.tsx'
import { PictureStage, type StageHandle } from './picture-stage.tsx'
import { wholeView } from './stage-view.ts'
import { toast } from './toast-manager.ts'

type DrawingStageProps = {
  drawing: Drawing
  /** What is drawn; names the window, and files that are made of it. */
  label: string
  formats: readonly DrawingFormat[]
  onClose: () => void
}

const zoomStep = 1.6
/** What an arrow key moves it by, in px. */
const moveStep = 80
const steps: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [moveStep, 0],
  ArrowRight: [-moveStep, 0],
  ArrowUp: [0, moveStep],
  ArrowDown: [0, -moveStep],
}

export function DrawingStage({ drawing, label, formats, onClose }: DrawingStageProps) {
  const t = useTexts('stage')
  const [view, setView] = useState(wholeView)
  const stage = useRef<StageHandle>(null)
  const zoom = (factor: number) => stage.current?.zoom(factor)
  const onKey = (key: string) => {
    const step = steps[key]
    if (step) stage.current?.move(...step)
    else if (key === '+' || key === '=') zoom(zoomStep)
    else if (key === '-') zoom(1 / zoomStep)
    else if (key === '0') setView(wholeView)
    else return false
    return true
  }
  const save = async (format: DrawingFormat) => {
    try {
      await saveDrawing(drawing, plainFileName(label, 'drawing'), format)
    } catch {
      toast(t.saveFailed, { kind: 'failure' })
    }
  }
  return (
    <LightboxFrame
      isOnPage
      label={label}
      onClose={onClose}
      onPrevious={undefined}
      onNext={undefined}
      onKey={onKey}
      aside={undefined}
      tools={
        <>
          <IconButton
            icon="zoom-out"
            size="large"
            kind="plain"
            label={t.zoomOut}
            hotkey="-"
            onClick={() => zoom(1 / zoomStep)}
          />
          <IconButton
            icon="zoom-in"
            size="large"
            kind="plain"
            label={t.zoomIn}
            hotkey="+"
            onClick={() => zoom(zoomStep)}
          />
          <IconButton
            icon="maximize"
            size="large"
            kind="plain"
            label={t.whole}
            hotkey="0"
            onClick={() => setView(wholeView)}
          />
          <Menu
            align="end"
            trigger={<IconButton icon="download" size="large" kind="plain" label={t.save} />}
          >
            {formats.map((format) => (
              <MenuItem
                key={format}
                icon={format === 'png' ? 'image' : 'pencil'}
                onSelect={() => void save(format)}
              >
                {t[format]}
              </MenuItem>
            ))}
          </Menu>
        </>
      }
    >
      <PictureStage
        isDrawing
        ref={stage}
        file={{ ...drawing, thumbnail: '', blur: '' }}
        alt={label}
        view={view}
        onView={setView}
        onSwipe={(meaning) => {
          if (meaning === 'close') onClose()
        }}
      />
    </LightboxFrame>
  )
}
