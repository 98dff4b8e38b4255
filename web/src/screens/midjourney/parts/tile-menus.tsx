// Where nothing hovers: each picture of a grid is a button, with what follows from just that one.
import '../../../ui/late.css'
import type { Work } from '@atelier/contract/features/making/works'
import type { BroughtFile } from '../../../features/making/studio/take-recipe.ts'
import { useOpenWorkAt } from '../../../features/making/works/work-link.ts'
import { useTexts } from '../../../i18n/use-texts.ts'
import { gridColumns } from '../../../lib/picture-grid.ts'
import { Menu } from '../../../ui/menu.tsx'
import { MenuItem, MenuSeparator } from '../../../ui/menu-item.tsx'
import { canEditTile, placesOf, tileSteps } from '../next-steps.ts'
import type { Steps } from '../use-steps.ts'
import { useTilePictures } from '../use-tile-pictures.ts'
import { StepItem } from './step-menu.tsx'

type TileMenusProps = { work: Work; steps: Steps; onEdit: (picture: BroughtFile) => void }

export function TileMenus({ work, steps, onEdit }: TileMenusProps) {
  const t = useTexts('midjourney')
  const count = placesOf(work)
  const columns = work.tiles > 1 ? Math.round(Math.sqrt(work.tiles)) : gridColumns(count)
  return (
    <div
      className="absolute inset-0 grid"
      style={{ gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`, gridAutoRows: '1fr' }}
    >
      {Array.from({ length: count }, (_, at) => (
        <Menu
          // biome-ignore lint/suspicious/noArrayIndexKey: a place in the grid
          key={at}
          align="center"
          side="top"
          trigger={
            <button
              type="button"
              aria-label={t.pictureOf({ n: at + 1, of: count })}
              className="min-h-11 -outline-offset-4 data-popup-open:shadow-[inset_0_0_0_3px_var(--color-accent-text)]"
            />
          }
        >
          <TileItems work={work} at={at} steps={steps} onEdit={onEdit} />
        </Menu>
      ))}
    </div>
  )
}

/** Made when their menu opens. */
function TileItems({ work, at, steps, onEdit }: TileMenusProps & { at: number }) {
  const t = useTexts('midjourney')
  const works = useTexts('works')
  const openWork = useOpenWorkAt()
  const pictures = useTilePictures(onEdit)
  const model = steps.modelOf(work)
  return (
    <>
      {tileSteps(steps.stepsOf(work)).map((step) => (
        <StepItem
          key={`${step.task} ${step.value}`}
          work={work}
          at={at}
          step={step}
          steps={steps}
        />
      ))}
      {model && canEditTile(work, model) && (
        <MenuItem icon="pencil" onSelect={() => void pictures.edit(work, at)}>
          {works.edit}
        </MenuItem>
      )}
      <MenuItem icon="download" onSelect={() => void pictures.download(work, at)}>
        {works.download}
      </MenuItem>
      <MenuSeparator />
      <MenuItem
        icon="maximize"
        onSelect={() => openWork(work.id, Math.min(at, work.files.length - 1))}
      >
        {t.openGrid}
      </MenuItem>
    </>
  )
}
