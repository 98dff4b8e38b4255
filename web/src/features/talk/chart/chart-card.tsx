// Data that a model had drawn, where it stands in an answer. Fetched with the first chart.
import type { Chart } from '@atelier/contract/chart'
import { useRef, useState } from 'react'
import { useTexts } from '../../../i18n/use-texts.ts'
import { type DrawingFormat, saveDrawing } from '../../../lib/save-drawing.ts'
import { plainFileName, saveFile } from '../../../lib/save-file.ts'
import { drawingOf } from '../../../lib/svg-drawing.ts'
import { useDrawingOf } from '../../../lib/use-drawing-of.ts'
import { useOpenStep } from '../../../lib/use-open-step.ts'
import { useWidth } from '../../../lib/use-width.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { LargeDrawing } from '../../../ui/large-drawing.tsx'
import { Menu } from '../../../ui/menu.tsx'
import { MenuItem } from '../../../ui/menu-item.tsx'
import { toast } from '../../../ui/toast-manager.ts'
import '../../../ui/late.css'
import './chart.css'
import { chartCsv } from './chart-csv.ts'
import { ChartDrawing } from './chart-drawing.tsx'
import { ChartTable } from './chart-table.tsx'

/** A chart with its table and its files. */
export function ChartCard({ chart }: { chart: Chart }) {
  const t = useTexts('chart')
  const stage = useTexts('stage')
  const box = useRef<HTMLDivElement>(null)
  const svg = useRef<SVGSVGElement>(null)
  const width = useWidth(box)
  const [isTable, setTable] = useState(false)
  const name = plainFileName(chart.title, 'chart')
  const { isOpen, open, close } = useOpenStep()
  const large = useDrawingOf(svg, chart.title, isOpen)
  const save = async (format: DrawingFormat) => {
    try {
      if (svg.current) await saveDrawing(drawingOf(svg.current, chart.title), name, format)
    } catch {
      toast(t.saveFailed, { kind: 'failure' })
    }
  }
  const saveData = () =>
    saveFile(new Blob([chartCsv(chart)], { type: 'text/csv;charset=utf-8' }), `${name}.csv`)
  return (
    <figure
      aria-label={chart.title}
      className="my-3 rounded-card border border-line px-4 pt-3 pb-2 max-sm:px-3"
    >
      <div ref={box}>
        {isTable ? (
          <ChartTable chart={chart} />
        ) : (
          width > 0 && <ChartDrawing chart={chart} width={width} svg={svg} />
        )}
      </div>
      <div className="mt-1 flex justify-end gap-1">
        {!isTable && <IconButton icon="expand" label={stage.enlarge} onClick={open} />}
        <IconButton
          icon={isTable ? 'chart-no-axes-column' : 'list-checks'}
          label={isTable ? t.showChart : t.showTable}
          onClick={() => setTable(!isTable)}
        />
        <Menu align="end" trigger={<IconButton icon="download" label={t.save} />}>
          {!isTable && (
            <>
              <MenuItem icon="image" onSelect={() => void save('png')}>
                {t.savePng}
              </MenuItem>
              <MenuItem icon="pencil" onSelect={() => void save('svg')}>
                {t.saveSvg}
              </MenuItem>
            </>
          )}
          <MenuItem icon="file-text" onSelect={saveData}>
            {t.saveCsv}
          </MenuItem>
        </Menu>
      </div>
      <LargeDrawing drawing={large} label={chart.title} formats={['png', 'svg']} onClose={close} />
    </figure>
  )
}
